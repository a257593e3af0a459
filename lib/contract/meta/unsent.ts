// What forms in React and the scripts of the offline portal, which know nothing of each other, have in common in a
// browser's storage (docs/decisions/0252).

/** A call of `/api` whose form lost its connection. */
export type UnsentCall = {
  /** The marker of the account that it belongs to. */
  account: string;
  /** The `Idempotency-Key`. */
  key: string;
  /** Of two with one name the later one is sent. */
  name: string;
  method: "POST" | "PUT";
  path: string;
  body: Record<string, unknown>;
  about: { kind: "journal" | "survey" | "comment" | "message"; title: string };
  /** What was typed, for the list of what the server has refused. */
  text?: string;
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
