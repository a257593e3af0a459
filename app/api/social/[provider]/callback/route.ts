import { answerSocialCallback } from "@/lib/portal/social";

export const dynamic = "force-dynamic";

export async function GET(request: Request, { params }: { params: Promise<{ provider: string }> }): Promise<Response> {
  return answerSocialCallback(request, (await params).provider);
}
