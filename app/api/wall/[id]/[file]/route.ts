import { serveSharedWall } from "@/lib/api/endpoints/wall-files";

type Context = { params: Promise<{ id: string; file: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id, file } = await params;
  return serveSharedWall(request, id, file);
}
