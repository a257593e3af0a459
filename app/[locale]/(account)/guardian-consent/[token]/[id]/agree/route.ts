import { ORPCError } from "@orpc/client";
import { apiClientFor } from "@/lib/api/backend";
import { identifyCaller } from "@/lib/api/http/route";
import { languageOrDefault } from "@/lib/platform/i18n/language";

type Context = { params: Promise<{ locale: string; token: string; id: string }> };

/**
 * The guardian's button. A form of a page without a referrer sends the origin "null", which a server action rejects;
 * here the token alone names the account and no cookie is read, so another site's form is no threat.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { locale, token, id } = await params;
  const headers = new Headers({ "Cache-Control": "no-store" });
  const language = languageOrDefault(locale);
  const api = apiClientFor({ ...(await identifyCaller(request, headers)), token: null, language });
  headers.set("Location", "/guardian-consent/thanks");
  try {
    await api.privacy.giveGuardianConsent({ token, id, language });
  } catch (error) {
    if (!(error instanceof ORPCError) || (error.status >= 500 && error.status !== 503)) throw error;
    // The page itself shows what is wrong with the link.
    headers.set("Location", `/guardian-consent/${encodeURIComponent(token)}/${encodeURIComponent(id)}`);
  }
  return new Response(null, { status: 303, headers });
}
