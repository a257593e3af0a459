import type { Language } from "../platform/i18n/language";

/** What a transport (HTTP, a page, a form) knows about the caller. The middleware determines everything else. */
export type Caller = {
  /** The bearer token, or the token in the sealed cookie; null for a guest. */
  token: string | null;
  /** A browser sends the sealed cookie with every request; a program sends its bearer token on purpose. */
  carriedBy: "cookie" | "bearer";
  /** The marker of the account whose session cookie came; null for a guest and for a bearer token. */
  account: string | null;
  /** The marker of the account that the calling page was rendered for; null where none was named. */
  renderedFor: string | null;
  /** The language of the response where the call names none. */
  language: Language;
  address: string;
  userAgent: string;
  /** The device's own cookie, which names the accounts that have signed in on it. */
  deviceMarker?: string;
  session: SessionKeeper;
  /** Headers of the response, for transports that have them. */
  answerHeaders: Headers;
  /** A browser fetches ahead what its user may open next. */
  isPrefetch?: boolean;
  /** Names a call that its client may send again. */
  sentKey?: string;
  /** The body is not JSON. The call fails, after the check whether the caller may make it at all. */
  cannotBeRead?: true;
};

/** Sets or removes the browser's sealed cookie, the cookie of the consent to measuring, and the device's marker. */
export type SessionKeeper = {
  /** `preferred`: the account's language, if the output has it. `shared`: the cookie ends with the browser. */
  keep: (token: string, account: string, how: { preferred?: Language; shared: boolean }) => Promise<void>;
  drop: () => Promise<void>;
  /** Null while a page is rendered, because that cannot set a cookie; where it matters the browser repeats the call. */
  measure: ((may: boolean) => Promise<void>) | null;
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

/** The header of a portal in front whose visitor's token came in a cookie. It only adds checks. */
export const carriedByHeader = "x-portal-carried-by";

/** Whether a call comes from a page of one account with the session of another one (docs/decisions/0037). */
export function isFromAnotherAccount({ account, renderedFor }: Pick<Caller, "account" | "renderedFor">): boolean {
  return account !== null && renderedFor !== null && account !== renderedFor;
}

/** Whether a browser only prefetches the page, which its user may never open. */
export function isPrefetch(headers: Pick<Headers, "get">): boolean {
  return ["sec-purpose", "purpose", "x-moz", "x-purpose"].some((name) =>
    /prefetch|prerender|preview/i.test(headers.get(name) ?? ""),
  );
}
