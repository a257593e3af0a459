import { ORPCError } from "@orpc/client";
import { afterDeletion } from "@/components/account/security/rules";
import { apiClientFor } from "@/lib/api/backend";
import { identifyCaller } from "@/lib/api/http/route";
import { languageOrDefault } from "@/lib/platform/i18n/language";

type Context = { params: Promise<{ locale: string; token: string; id: string; does: string }> };

/**
 * The buttons of the page of a closed account. As with the page of a change of email, the token alone names the account
 * and no cookie is read, so another site's form is no threat.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { locale, token, id, does } = await params;
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (does !== "keep" && does !== "delete") return new Response(null, { status: 404, headers });
  const caller = await identifyCaller(request, headers);
  const { security } = apiClientFor({ ...caller, token: null, language: languageOrDefault(locale) });
  headers.set("Location", `/closed-account/${encodeURIComponent(token)}/${encodeURIComponent(id)}`);
  try {
    if (does === "keep") await security.keepAccount({ token, id });
    else {
      await security.deleteClosedAccount({ token, id });
      headers.set("Location", afterDeletion);
    }
  } catch (error) {
    // The page itself shows what is wrong with the link.
    if (!(error instanceof ORPCError) || (error.status >= 500 && error.status !== 503)) throw error;
  }
  return new Response(null, { status: 303, headers });
}
