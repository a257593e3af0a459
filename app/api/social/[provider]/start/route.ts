import { handleSocialStart } from "@/lib/api/endpoints/social";

export async function GET(request: Request, { params }: { params: Promise<{ provider: string }> }): Promise<Response> {
  return handleSocialStart(request, (await params).provider);
}
