import type { Language } from "../platform/i18n/language";

/** What a transport (HTTP, a page, a form) knows of who calls. Everything else is the gate's to find out. */
export type Caller = {
  /** The bearer token, or the token in the sealed cookie; null for a guest. */
  token: string | null;
  /** A browser sends the sealed cookie by itself, a program its bearer token on purpose. */
  carriedBy: "cookie" | "bearer";
  /** The marker of the account whose session cookie came; null for a guest and for a bearer token. */
  account: string | null;
  /** The marker of the account that the asking page was rendered for; null where it named none, as the documented calls do. */
  renderedFor: string | null;
  /** The answer's language where the call does not say one. */
  language: Language;
  address: string;
  userAgent: string;
  /** What the device's own cookie says of the accounts that have signed in on it. */
  deviceMarker?: string;
  session: SessionKeeper;
  /** Headers that the answer should carry, for transports that have them. */
  answerHeaders: Headers;
  /** A browser fetches ahead what its user may open next. */
  isPrefetch?: boolean;
};

/** Keeps or drops the browser's sealed cookie, the one that says whether it may be measured, and the device's marker. */
export type SessionKeeper = {
  keep: (token: string, account: string) => Promise<void>;
  drop: () => Promise<void>;
  measure: (may: boolean) => Promise<void>;
  markDevice: (marker: string) => Promise<void>;
};

export const noSession: SessionKeeper = {
  keep: async () => undefined,
  drop: async () => undefined,
  measure: async () => undefined,
  markDevice: async () => undefined,
};

export function guest(language: Language): Caller {
  return {
    token: null,
    carriedBy: "cookie",
    account: null,
    renderedFor: null,
    language,
    address: "",
    userAgent: "",
    session: noSession,
    answerHeaders: new Headers(),
  };
}

/** A portal in front says so when its visitor's token came in a cookie. It can only make the caller stricter, so anybody may send it. */
export const carriedByHeader = "x-portal-carried-by";

/** Whether a call comes from a page of one account with the session of another one (docs/decisions/0037). */
export function isFromAnotherAccount({ account, renderedFor }: Pick<Caller, "account" | "renderedFor">): boolean {
  return account !== null && renderedFor !== null && account !== renderedFor;
}

/** Whether a browser only fetches ahead: the page may never be looked at. */
export function isPrefetch(headers: Pick<Headers, "get">): boolean {
  return ["sec-purpose", "purpose", "x-moz", "x-purpose"].some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? ""));
}
