import { parseCookie } from "cookie";
import { chooseLanguage, languageCookie } from "../../platform/i18n/language";
import type { RequestHeaders } from "../../platform/portal";
import { type Caller, noSession } from "../caller";
import { callerFrom } from "../caller-from";

/**
 * The caller of a page that is opened outside of Next: the learner of the sealed cookie; null for a guest. No cookie is
 * set.
 */
export async function callerOfPage(
  headers: RequestHeaders,
): Promise<{ caller: Caller; account: string; cookies: Record<string, string | undefined> } | null> {
  const header = (name: string) => [headers[name]].flat()[0];
  const cookies = parseCookie(header("cookie") ?? "");
  const session = { keeper: { ...noSession, measure: null }, language: chooseLanguage(null, cookies[languageCookie]) };
  const caller = await callerFrom((name) => cookies[name], header, session);
  return caller.account === null ? null : { caller, account: caller.account, cookies };
}
