import { connection } from "next/server";
import { serveApiDocs } from "@/lib/api/openapi/page";

/** The OpenAPI document as a readable page without scripts. */
export async function GET(): Promise<Response> {
  await connection();
  return serveApiDocs();
}
