import { serveStatusList } from "@/lib/api/endpoints/badge";

export async function GET(_: Request, { params }: { params: Promise<{ list: string }> }): Promise<Response> {
  return serveStatusList((await params).list);
}
