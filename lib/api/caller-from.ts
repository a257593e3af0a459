import type { Language } from "../platform/i18n/language";
import { openSealed, sessionCookieAt } from "../platform/session";
import { sessionSecrets, settings } from "../platform/settings";
import { type Caller, carriedByHeader, isPrefetch, type SessionKeeper } from "./caller";
import { accountMarker, deviceCookie } from "./cookies";
import { sentKeyHeader } from "./page-account/sent-once";

type Read = (name: string) => string | null | undefined;
type Session = {
  keeper: SessionKeeper;
  language: Language;
  /** Carries the cookies of the session, for transports that have no cookies of their own to set. */
  answerHeaders?: Headers;
  /** The token of a program, which takes precedence over the cookie: only `/api` reads one. */
  bearer?: string | null;
  /** The marker of the account that the calling page names. */
  renderedFor?: string | null;
};

/** The caller of a request: by the bearer token, else by the sealed cookie. Nothing else makes one. */
export async function callerFrom(cookie: Read, header: Read, session: Session): Promise<Caller> {
  const { keeper, language, answerHeaders = new Headers(), bearer = null, renderedFor = null } = session;
  const sealed = bearer
    ? null
    : await openSealed(cookie(sessionCookieAt(settings().portalUrl)) ?? undefined, sessionSecrets(settings()));
  return {
    token: bearer ?? sealed?.token ?? null,
    account: accountMarker(sealed),
    renderedFor,
    carriedBy: bearer && header(carriedByHeader) !== "cookie" ? "bearer" : "cookie",
    language,
    address: header("x-forwarded-for") ?? "",
    userAgent: header("user-agent") ?? "",
    deviceMarker: cookie(deviceCookie()) ?? undefined,
    session: keeper,
    answerHeaders,
    sentKey: header(sentKeyHeader) ?? undefined,
    isPrefetch: isPrefetch({ get: (name) => header(name) ?? null }),
  };
}
