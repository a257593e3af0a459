import { serveOwnWall } from "@/lib/api/endpoints/wall-files";

type Context = { params: Promise<{ course: string; file: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { course, file } = await params;
  return serveOwnWall(request, course, file);
}
