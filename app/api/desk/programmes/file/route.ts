import { serveProgrammesFile } from "@/lib/api/endpoints/programmes-file";

export async function GET(request: Request): Promise<Response> {
  return serveProgrammesFile(request);
}
