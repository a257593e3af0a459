import { passwordPage } from "@/lib/contract/routes";

/** Where password managers send a person to change a password (W3C, A Well-Known URL for Changing Passwords). */
export const dynamic = "force-dynamic";
export const GET = () =>
  new Response(null, { status: 303, headers: { Location: passwordPage, "Cache-Control": "no-store" } });
