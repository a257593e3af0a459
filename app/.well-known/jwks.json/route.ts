import { connection } from "next/server";
import { serveKeySet } from "@/lib/api/endpoints/badge";

export async function GET(): Promise<Response> {
  await connection();
  return serveKeySet();
}
