import { openApiDocument } from "@/lib/api/openapi/document";

export const dynamic = "force-dynamic";

/** The OpenAPI document, generated from the contract. */
export async function GET(): Promise<Response> {
  return Response.json(await openApiDocument());
}
