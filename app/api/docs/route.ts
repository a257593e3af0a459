import { serveApiDocs } from "@/lib/api/openapi/page";

export const dynamic = "force-dynamic";

/** The OpenAPI document as a readable page without scripts. */
export async function GET(): Promise<Response> {
  return serveApiDocs();
}
