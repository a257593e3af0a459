import { serveCertificatePdf } from "@/lib/api/endpoints/badge";

export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  return serveCertificatePdf(request, (await params).id);
}
