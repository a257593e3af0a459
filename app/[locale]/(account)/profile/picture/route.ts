import { answerPictureForm } from "@/lib/portal/picture-form";

export async function POST(request: Request): Promise<Response> {
  return answerPictureForm(request);
}
