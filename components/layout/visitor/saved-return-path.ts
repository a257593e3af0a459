import { returnPath } from "@/lib/api/http/return-path";

/** The specification's storage key of the path to return to after login. */
const key = "rdir";

export function saveReturnPath(path: string): void {
  try {
    window.sessionStorage.setItem(key, path);
  } catch {
    // Without storage the login returns to its default page.
  }
}

/** The saved path, not consumed, for a sign-in that ends on another site and may be cancelled there; "" when there is none. */
export function savedReturnPath(): string {
  try {
    return returnPath(window.sessionStorage.getItem(key), "");
  } catch {
    return "";
  }
}

/** Consumes the saved path (rule: login.return-path); the address's own path comes first, and the fallback last. */
export function consumeReturnPath(requested: string | undefined, fallback: string): string {
  if (requested && requested !== fallback) return requested;
  try {
    const saved = returnPath(window.sessionStorage.getItem(key), fallback);
    window.sessionStorage.removeItem(key);
    return saved;
  } catch {
    return fallback;
  }
}
