import { handleSocialStart } from "@/lib/api/endpoints/social";

export const dynamic = "force-dynamic";

export async function GET(request: Request, { params }: { params: Promise<{ provider: string }> }): Promise<Response> {
  return handleSocialStart(request, (await params).provider);
}
