import { serveTopicFile } from "@/lib/api/endpoints/one-file";

export async function GET(request: Request, { params }: { params: Promise<{ topic: string }> }): Promise<Response> {
  return serveTopicFile(request, (await params).topic);
}
