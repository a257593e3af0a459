import type { Language } from "../i18n/language";

/** What a transport (HTTP, a page, a form) knows of who calls. Everything else is the gate's to find out. */
export type Caller = {
  /** The bearer token, or the token in the sealed cookie; null for a guest. */
  token: string | null;
  /** The answer's language where the call does not say one. */
  language: Language;
  address: string;
  userAgent: string;
  session: SessionKeeper;
  /** Headers that the answer should carry, for transports that have them. */
  answerHeaders: Headers;
};

/** Keeps or drops the browser's sealed cookie. */
export type SessionKeeper = { keep: (token: string) => Promise<void>; drop: () => Promise<void> };

export const noSession: SessionKeeper = { keep: async () => undefined, drop: async () => undefined };

export function guest(language: Language): Caller {
  return { token: null, language, address: "", userAgent: "", session: noSession, answerHeaders: new Headers() };
}
