// What React's forms and the offline scripts have in common in a browser's storage (docs/decisions/0252).

/** A call of `/api` that waits on a phone until it can be sent. */
export type WaitingCall<Kind extends string> = {
  /** The marker of the account that it belongs to. */
  account: string;
  /** The `Idempotency-Key`: 16 to 64 letters, digits or hyphens. */
  key: string;
  /** Names the record that it writes, such as `quiz/a/1/question`: two calls with one name write it once. */
  name: string;
  method: "POST" | "PUT";
  path: string;
  body: Record<string, unknown>;
  /** Shown in the list of calls that have not been sent yet. */
  about: { kind: Kind; title: string };
  /** Text that a person typed, which is shown where the server refuses the call. */
  text?: string;
};

/** One whose form lost its connection. Of two with one name the later one is sent. */
export type UnsentCall = WaitingCall<"journal" | "survey" | "comment" | "message"> & {
  /** The name of the stored draft with the same text, which is deleted when the call is moved to the queue. */
  draft?: string;
};

/** The list of such calls in the browser's storage. */
export const unsentCalls = "portal-unsent";
/** The note of whose records are on this phone, and how many are not sent. */
export const offlineFlag = "portal-offline";
/** The lock that a form holds while it sends such a call by itself; it goes with its page. */
export const unsentLock = (name: string) => `portal-unsent/${name}`;
/** On the document where the script runs that sends them later. */
export const keepsAttribute = "data-keeps";

/** Set by the browser while it keeps something of its learner that is not sent yet. */
export const unsentCookie = "unsent_writing";
const monthSeconds = 30 * 24 * 60 * 60;

/** That cookie, as it is written. @param unsent how much is not sent */
export function cookieOfUnsent(unsent: number): string {
  return `${unsentCookie}=${unsent > 0 ? "1" : ""}; Path=/; SameSite=Lax; Max-Age=${unsent > 0 ? monthSeconds : 0}`;
}

/** What was typed without JavaScript while the session had ended (components/forms/drafts/kept-text.ts). */
export const keptTextCookie = "kept_text";
