import { handlePicturesForm } from "@/lib/api/endpoints/pictures-form";

export async function POST(request: Request): Promise<Response> {
  return handlePicturesForm(request);
}
