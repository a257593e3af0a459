import { ORPCError } from "@orpc/client";
import { type ApiClient, apiClientFor } from "@/lib/api/backend";
import { identifyCaller } from "@/lib/api/http/route";
import { type Language, languageOrDefault } from "@/lib/platform/i18n/language";

type Press = {
  locale: string;
  /** @returns the address to go on at */
  send: (api: ApiClient, language: Language) => Promise<string>;
  /** The address after an error of the call: the page of the link, which shows what is wrong with it. */
  refused: (status: number) => string;
};

/**
 * Answers a button on the page of a mailed link. A form of a page without a referrer sends the origin "null", which a
 * server action rejects; here the token alone names the account and no cookie is read, so another site's form is no
 * threat.
 */
export async function pressMailedLink(request: Request, { locale, send, refused }: Press): Promise<Response> {
  const headers = new Headers({ "Cache-Control": "no-store" });
  const language = languageOrDefault(locale);
  const api = apiClientFor({ ...(await identifyCaller(request, headers)), token: null, language });
  try {
    headers.set("Location", await send(api, language));
  } catch (error) {
    if (!(error instanceof ORPCError) || (error.status >= 500 && error.status !== 503)) throw error;
    headers.set("Location", refused(error.status));
  }
  return new Response(null, { status: 303, headers });
}

export const noSuchButton = () => new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
