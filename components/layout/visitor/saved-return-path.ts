import { returnPath } from "@/lib/api/http/return-path";

/** The specification's storage key of the path to return to after login. */
const key = "rdir";

export function saveReturnPath(path: string): void {
  try {
    window.sessionStorage.setItem(key, path);
  } catch {
    // A browser that refuses its storage returns to the usual place.
  }
}

/** The path that a page has saved, for a sign-in that ends on another site and may be cancelled there; "" where there is none. */
export function savedReturnPath(): string {
  try {
    return returnPath(window.sessionStorage.getItem(key), "");
  } catch {
    return "";
  }
}

/** The path that a page has saved, once; what the address says counts more, and without either it is the fallback. */
export function consumeReturnPath(asked: string | undefined, fallback: string): string {
  if (asked && asked !== fallback) return asked;
  try {
    const saved = returnPath(window.sessionStorage.getItem(key), fallback);
    window.sessionStorage.removeItem(key);
    return saved;
  } catch {
    return fallback;
  }
}
