import { answerProgrammesCsv } from "@/lib/api/endpoints/programmes-csv";

export async function GET(request: Request): Promise<Response> {
  return answerProgrammesCsv(request);
}
