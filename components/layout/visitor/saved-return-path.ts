import { returnPath } from "@/lib/api/http/return-path";
import { tryStorage } from "./try-storage";

/** The specification's storage key of the path to return to after login. */
const key = "rdir";

export function saveReturnPath(path: string): void {
  tryStorage("session", (storage) => storage.setItem(key, path));
}

/** The saved path, not consumed, because a sign-in on another site may be cancelled; "" for none. */
export function savedReturnPath(): string {
  return returnPath(
    tryStorage("session", (storage) => storage.getItem(key)),
    "",
  );
}

/** Where a form leads (rule: login.return-path): the address's own path, else the saved one, else the fallback. */
export function wantedReturnPath(requested: string | undefined, fallback: string): string {
  return requested && requested !== fallback ? requested : savedReturnPath() || fallback;
}

/** Removes the saved path once it was used; a path in the address overrides it and leaves it stored. */
export function forgetReturnPath(requested: string | undefined, fallback: string): void {
  if (requested && requested !== fallback) return;
  tryStorage("session", (storage) => storage.removeItem(key));
}
