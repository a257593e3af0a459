import { connection } from "next/server";
import { openApiDocument } from "@/lib/api/openapi/document";

export async function GET(): Promise<Response> {
  await connection();
  return Response.json(await openApiDocument());
}
