import { answerApiDocs } from "@/lib/api/openapi/page";

export const dynamic = "force-dynamic";

/** The OpenAPI document for people: one page without a script. */
export async function GET(): Promise<Response> {
  return answerApiDocs();
}
