import { handlePicturesForm } from "@/lib/api/endpoints/pictures-form";

export const dynamic = "force-dynamic";

export async function POST(request: Request): Promise<Response> {
  return handlePicturesForm(request);
}
