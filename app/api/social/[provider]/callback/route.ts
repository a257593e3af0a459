import { handleSocialCallback } from "@/lib/api/endpoints/social";

export async function GET(request: Request, { params }: { params: Promise<{ provider: string }> }): Promise<Response> {
  return handleSocialCallback(request, (await params).provider);
}
