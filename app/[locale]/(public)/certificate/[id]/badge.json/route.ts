import { serveBadge } from "@/lib/api/endpoints/badge";

export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  return serveBadge(request, (await params).id);
}
