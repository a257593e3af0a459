import { serveTopicFile } from "@/lib/api/endpoints/one-file";

type Context = { params: Promise<{ topic: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  return serveTopicFile(request, (await params).topic);
}
