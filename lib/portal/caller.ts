import type { Language } from "../i18n/language";

/** What a transport (HTTP, a page, a form) knows of who calls. Everything else is the gate's to find out. */
export type Caller = {
  /** The bearer token, or the token in the sealed cookie; null for a guest. */
  token: string | null;
  /** A browser sends the sealed cookie by itself, a program its bearer token on purpose. */
  carriedBy: "cookie" | "bearer";
  /** The answer's language where the call does not say one. */
  language: Language;
  address: string;
  userAgent: string;
  session: SessionKeeper;
  /** Headers that the answer should carry, for transports that have them. */
  answerHeaders: Headers;
  /** A browser fetches ahead what its user may open next. */
  isPrefetch?: boolean;
};

/** Keeps or drops the browser's sealed cookie, and the one that says whether it may be measured. */
export type SessionKeeper = { keep: (token: string) => Promise<void>; drop: () => Promise<void>; measure: (may: boolean) => Promise<void> };

export const noSession: SessionKeeper = { keep: async () => undefined, drop: async () => undefined, measure: async () => undefined };

export function guest(language: Language): Caller {
  return { token: null, carriedBy: "cookie", language, address: "", userAgent: "", session: noSession, answerHeaders: new Headers() };
}

/** A portal in front says so when its visitor's token came in a cookie. It can only make the caller stricter, so anybody may send it. */
export const carriedByHeader = "x-portal-carried-by";

/** Whether a browser only fetches ahead: the page may never be looked at. */
export function isPrefetch(headers: Pick<Headers, "get">): boolean {
  return ["sec-purpose", "purpose", "x-moz", "x-purpose"].some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? ""));
}
