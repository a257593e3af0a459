import { sealData, unsealData } from "iron-session";
import { LRUCache } from "lru-cache";
import { type OpenedSeal, portal } from "../portal.ts";

/** httpOnly; holds the sealed token. */
const sessionCookie = "portal_session";
/** Every name that a session's cookie has had: signing out clears them all. */
export const sessionCookies = [sessionCookie, `__Host-${sessionCookie}`];

/** Under https the name has the prefix with which browsers reject a cookie set by another host of the domain. */
export function sessionCookieAt(portalUrl: string | undefined): string {
  return hostCookieAt(portalUrl, sessionCookie);
}

export function hostCookieAt(portalUrl: string | undefined, name: string): string {
  return portalUrl?.startsWith("https:") ? `__Host-${name}` : name;
}
/**
 * Readable by client components: it shows that a learner may be signed in, so that a guest's page makes no call, and
 * holds the account's marker, so that an open page notices that another account has signed in.
 */
export const hintCookie = "signed_in";
export const sessionSeconds = 60 * 60 * 24 * 30;
/** Of a session on someone else's device (rule: session.shared-device). */
export const sharedSessionSeconds = 60 * 60 * 12;

type Sealed = { token?: string; account?: string };

export function sealToken(token: string, secret: string, account?: string): Promise<string> {
  return sealData({ token, account } satisfies Sealed, { password: secret, ttl: sessionSeconds });
}

/**
 * A cache of opened seals for one minute: opening one derives two keys from the secret, and each page needs it more
 * than once, in several copies of this module. Whether the session has ended is read from the database, so the cache
 * only lets a seal outlive its time by this minute. With a resolution it would start a timer when it is read.
 */
portal.seals ??= new LRUCache({ max: 5000, ttl: 60_000, ttlResolution: 0 });
const openedLately = portal.seals;

/** A sealed cookie's content; null for none, foreign, expired. rule: login.required-routes: 5 characters at least. */
export async function openSealed(
  seal: string | undefined,
  secrets: string | readonly string[],
): Promise<OpenedSeal | null> {
  if (!seal) return null;
  const all = [secrets].flat();
  const before = openedLately.get(keyOf(seal, all));
  if (before) return before;
  const { token, account = null } = (await unsealByAny<Sealed>(seal, all, sessionSeconds))?.data ?? {};
  if (!token || token.length < 5) return null;
  rememberSeal(seal, all, { token, account });
  return { token, account };
}

const keyOf = (seal: string, secrets: readonly string[]) => `${secrets.join()} ${seal}`;

/** Keeps what a seal holds as if these secrets had opened it: a new session's next request need not open its seal. */
export function rememberSeal(seal: string, secrets: readonly string[], opened: OpenedSeal): void {
  openedLately.set(keyOf(seal, secrets), opened);
}

/** The token in a sealed cookie; null where `openSealed` returns null. */
export async function openSeal(seal: string | undefined, secrets: string | readonly string[]): Promise<string | null> {
  return (await openSealed(seal, secrets))?.token ?? null;
}

/** Opens what one of these secrets sealed. @returns null for none or over; `isEarlier`: not by today's */
export async function unsealByAny<Data>(
  seal: string,
  secrets: readonly string[],
  ttl: number,
): Promise<{ data: Data; isEarlier: boolean } | null> {
  for (const [at, password] of secrets.entries()) {
    try {
      const data = await unsealData<Data>(seal, { password, ttl });
      // A seal of another secret is an empty object, not an error.
      if (Object.keys(data as object).length > 0) return { data, isEarlier: at > 0 };
    } catch {
      // Not a seal at all, or changed: no other secret opens it either, and each says so.
    }
  }
  return null;
}
