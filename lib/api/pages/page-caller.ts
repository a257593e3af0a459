import { parseCookie } from "cookie";
import { chooseLanguage, languageCookie } from "../../platform/i18n/language";
import { openSealed, sessionCookieAt } from "../../platform/session";
import { settings } from "../../platform/settings";
import { type Caller, noSession } from "../caller";
import { deviceCookie, markerOf } from "../cookies";
import type { PageHeaders } from "./page-template";

/** The caller of a page that is opened outside of Next: the learner of the sealed cookie; null for a guest. No cookie is set. */
export async function callerOfPage(headers: PageHeaders): Promise<{ caller: Caller; account: string; cookies: Record<string, string | undefined> } | null> {
  const header = (name: string) => [headers[name]].flat()[0] ?? "";
  const cookies = parseCookie(header("cookie"));
  const sealed = await openSealed(cookies[sessionCookieAt(settings().portalUrl)], settings().sessionSecret);
  const account = markerOf(sealed);
  if (!sealed || account === null) return null;
  const caller: Caller = {
    token: sealed.token,
    account,
    renderedFor: null,
    carriedBy: "cookie",
    language: chooseLanguage(null, cookies[languageCookie]),
    address: header("x-forwarded-for"),
    userAgent: header("user-agent"),
    deviceMarker: cookies[deviceCookie()],
    session: { ...noSession, measure: null },
    answerHeaders: new Headers(),
  };
  return { caller, account, cookies };
}
