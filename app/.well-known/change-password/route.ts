import { connection } from "next/server";
import { passwordPage } from "@/lib/contract/routes";

/** Where password managers send a person to change a password (W3C, A Well-Known URL for Changing Passwords). */
export async function GET(): Promise<Response> {
  await connection();
  return new Response(null, { status: 303, headers: { Location: passwordPage, "Cache-Control": "no-store" } });
}
