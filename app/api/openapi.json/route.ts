import { connection } from "next/server";
import { openApiDocument } from "@/lib/api/openapi/document";

/** The OpenAPI document, generated from the contract. */
export async function GET(): Promise<Response> {
  await connection();
  return Response.json(await openApiDocument());
}
