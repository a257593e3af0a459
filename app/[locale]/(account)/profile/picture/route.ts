import { handlePictureForm } from "@/lib/api/endpoints/picture-form";

export async function POST(request: Request): Promise<Response> {
  return handlePictureForm(request);
}
