import { openApiDocument } from "@/lib/portal/openapi";

export const dynamic = "force-dynamic";

/** The OpenAPI document, made from the contract. */
export async function GET(): Promise<Response> {
  return new Response(await openApiDocument(), { headers: { "Content-Type": "application/json; charset=utf-8" } });
}
