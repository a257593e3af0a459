import { serveStatusList } from "@/lib/api/endpoints/badge";

export const dynamic = "force-dynamic";

export async function GET(_: Request, { params }: { params: Promise<{ list: string }> }): Promise<Response> {
  return serveStatusList((await params).list);
}
