import { ORPCError } from "@orpc/client";
import { apiClientFor } from "@/lib/api/backend";
import { identifyCaller } from "@/lib/api/http/route";
import { languageOrDefault } from "@/lib/platform/i18n/language";

type Context = { params: Promise<{ locale: string; token: string; id: string; does: string }> };

/**
 * The buttons of the page of the mailed link. A form of a page without a referrer sends the origin "null", which a server
 * action rejects; here the token alone names the account and no cookie is read, so another site's form is no threat.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { locale, token, id, does } = await params;
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (does !== "confirm" && does !== "undo") return new Response(null, { status: 404, headers });
  const caller = await identifyCaller(request, headers);
  const { security } = apiClientFor({ ...caller, token: null, language: languageOrDefault(locale) });
  const page = `/email-change/${encodeURIComponent(token)}/${encodeURIComponent(id)}`;
  headers.set("Location", page);
  try {
    await (does === "confirm" ? security.confirmEmailChange({ token, id }) : security.undoEmailChange({ token, id }));
  } catch (error) {
    if (!(error instanceof ORPCError) || (error.status >= 500 && error.status !== 503)) throw error;
    // The page itself shows what is wrong with the link, but not what has become of the address.
    if (error.status === 409) headers.set("Location", `${page}?taken=1`);
  }
  return new Response(null, { status: 303, headers });
}
