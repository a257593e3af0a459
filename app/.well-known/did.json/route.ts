import { connection } from "next/server";
import { serveDidDocument } from "@/lib/api/endpoints/badge";

export async function GET(): Promise<Response> {
  await connection();
  return serveDidDocument();
}
