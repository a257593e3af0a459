import { cookieOfUnsent, offlineFlag } from "../../lib/contract/meta/unsent";

/** The marker of the account that is signed in in this browser (lib/api/page-account/page-account.ts); empty for a guest. */
export function signedIn(cookies: string = document.cookie): string {
  const [, value = ""] = /(?:^|; )signed_in=([^;]*)/.exec(cookies) ?? [];
  return value.split(".")[1] ?? "";
}

/** What every page needs to know of what is stored, without opening the database. */
type Flag = { account: string; unsent: number };

/** Null where nothing of anybody is stored, or storage is blocked. */
export function readFlag(): Flag | null {
  try {
    return JSON.parse(localStorage.getItem(offlineFlag) ?? "null") as Flag | null;
  } catch {
    return null;
  }
}

/** The number of what is not sent is beside it in a cookie, so that the address /logout asks before it is deleted. */
export function writeFlag(flag: Flag | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that teachers have
  document.cookie = cookieOfUnsent(flag?.unsent ?? 0);
  try {
    if (flag) localStorage.setItem(offlineFlag, JSON.stringify(flag));
    else localStorage.removeItem(offlineFlag);
  } catch {
    // Blocked storage: nothing can be saved there anyway.
  }
}

/** On a logout form that waits for what is stored to be deleted. */
export const leavingMark = "data-leaving";
/** On a form that may go on. */
export const cleared = "data-cleared";
export const leaveEvent = "portal:leave";
