import { connection } from "next/server";
import { serveSecurityText } from "@/lib/api/endpoints/security-text";

export async function GET(): Promise<Response> {
  await connection();
  return serveSecurityText();
}
