import { answerLogFile } from "@/lib/api/endpoints/log-file";

export async function GET(request: Request): Promise<Response> {
  return answerLogFile(request);
}
