import { serveMyData } from "@/lib/api/endpoints/my-data";

export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  return serveMyData((await params).locale);
}
