import { answerStatusList } from "@/lib/api/endpoints/badge";

export const dynamic = "force-dynamic";

export async function GET(_: Request, { params }: { params: Promise<{ list: string }> }): Promise<Response> {
  return answerStatusList((await params).list);
}
