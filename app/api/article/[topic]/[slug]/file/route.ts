import { serveArticleFile } from "@/lib/api/endpoints/one-file";

type Context = { params: Promise<{ topic: string; slug: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { topic, slug } = await params;
  return serveArticleFile(request, topic, slug);
}
