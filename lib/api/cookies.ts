import { accountLanguageCookie, isLanguage, languageCookie } from "../platform/i18n/language";
import type { OpenedSeal } from "../platform/portal";
import {
  hintCookie,
  hostCookieAt,
  rememberSeal,
  sealToken,
  sessionCookieAt,
  sessionCookies,
  sessionMarker,
  sessionSeconds,
} from "../platform/session";
import { lastingSecret, sessionSecrets, settings } from "../platform/settings";
import type { SessionKeeper } from "./caller";

/** The cookie of a person who agreed to be measured; `components/layout/visitor/visitor.ts` reads it in the browser. */
const measureCookie = "may_measure";
const yearSeconds = 60 * 60 * 24 * 365;

export type CookieToSet = {
  name: string;
  value: string;
  httpOnly: boolean;
  secure: boolean;
  sameSite: "lax";
  path: "/";
  /** Undefined for a cookie that the browser deletes when it is closed. */
  maxAge?: number;
};

/** A cookie of the whole site. Without `maxAge` it ends with the browser. */
export function cookie(name: string, value: string, httpOnly: boolean, maxAge?: number): CookieToSet {
  return {
    name,
    value,
    httpOnly,
    secure: settings().portalUrl.startsWith("https:"),
    sameSite: "lax",
    path: "/",
    maxAge,
  };
}

/**
 * The sealed session, and the hint that lets islands know without a call that somebody is signed in, and as which
 * account (its marker). `shared`: somebody else's device (rule: session.shared-device).
 */
async function cookiesOfSession(token: string, account: string, shared: boolean): Promise<CookieToSet[]> {
  const seconds = shared ? undefined : sessionSeconds;
  const seal = await sealToken(token, settings().sessionSecret, account);
  rememberSeal(seal, sessionSecrets(settings()), { token, account });
  return [
    cookie(sessionCookieAt(settings().portalUrl), seal, true, seconds),
    cookie(hintCookie, `1.${account}`, false, seconds),
  ];
}

export function cookiesOfLogout(): CookieToSet[] {
  const own = sessionCookieAt(settings().portalUrl);
  // A browser accepts a name with the prefix over https only.
  const names = sessionCookies.filter((name) => name === own || !name.startsWith("__Host-"));
  return [
    ...names.map((name) => cookie(name, "", true, 0)),
    cookie(hintCookie, "", false, 0),
    cookieOfMeasuring(false),
  ];
}

/** The device's marker stays after a logout. It gives no access; it exempts from limits that strangers reach. */
export const deviceCookie = () => hostCookieAt(settings().portalUrl, "known_device");

function cookieOfMeasuring(may: boolean): CookieToSet {
  return cookie(measureCookie, may ? "1" : "", false, may ? yearSeconds : 0);
}

/**
 * rule: language.account: after a sign-in the account's language is used, unless the visitor chose one in this browser.
 * `readPreferred` is only called when it is needed; when it fails, the language does not change.
 */
export async function cookiesOfAccountLanguage(
  sent: (name: string) => string | undefined,
  readPreferred: () => Promise<unknown>,
): Promise<CookieToSet[]> {
  const isChosen = isLanguage(sent(languageCookie)) && !sent(accountLanguageCookie);
  if (isChosen) return [];
  const preferred = await readPreferred().catch(() => undefined);
  if (!isLanguage(preferred)) return [];
  return [
    cookie(languageCookie, preferred, false, yearSeconds),
    cookie(accountLanguageCookie, "1", false, yearSeconds),
  ];
}

/** Keeps a session in the cookies that `set` sets. `ofLanguage`: those of the account's language, after a sign-in. */
export function cookieKeeper(
  set: (all: CookieToSet[]) => Promise<void>,
  ofLanguage: (...kept: Parameters<SessionKeeper["keep"]>) => Promise<CookieToSet[]>,
) {
  return {
    keep: async (token, account, how) => {
      await set(await cookiesOfSession(token, account, how.shared));
      await set(await ofLanguage(token, account, how));
    },
    drop: () => set(cookiesOfLogout()),
    measure: (may) => set([cookieOfMeasuring(may)]),
    markDevice: (marker) => set([cookie(deviceCookie(), marker, true, yearSeconds)]),
  } satisfies SessionKeeper;
}

export function asHeader(each: CookieToSet): string {
  const age = each.maxAge === undefined ? "" : `; Max-Age=${each.maxAge}`;
  const flags = `${each.httpOnly ? "; HttpOnly" : ""}${each.secure ? "; Secure" : ""}`;
  return `${each.name}=${each.value}; Path=/${age}; SameSite=Lax${flags}`;
}

/** The marker of the account whose sealed cookie this is; null for a guest. */
export function accountMarker(sealed: OpenedSeal | null): string | null {
  return sealed && (sealed.account ?? sessionMarker(sealed.token, lastingSecret(settings())));
}
