import { serveLogFile } from "@/lib/api/endpoints/log-file";

export async function GET(request: Request): Promise<Response> {
  return serveLogFile(request);
}
