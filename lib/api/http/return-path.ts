import { mailedLinks } from "../../contract/routes.ts";

const ownSite = "http://portal.invalid";

/**
 * A return path out of an address or a form: a path of this site, or the fallback (threats T8). The path is checked
 * again after it was normalised, because `/..//evil.example` begins with one slash only until the dots are resolved.
 */
export function returnPath(given: unknown, fallback: string): string {
  if (typeof given !== "string" || !beginsHere(given) || hasForeignSigns(given)) return fallback;
  const path = normalized(given);
  return path !== null && beginsHere(path) ? path : fallback;
}

/** One slash, then neither a slash nor a backslash, which browsers read as the beginning of a host. */
function beginsHere(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}

/** Browsers drop control characters and read a backslash as a slash. */
function hasForeignSigns(path: string): boolean {
  for (const sign of path) if (sign.charCodeAt(0) < 32 || sign === "\\") return true;
  return false;
}

/** The path as a browser reads it; null where it leads to another site or is no address. */
function normalized(path: string): string | null {
  try {
    const { origin, pathname, search, hash } = new URL(path, ownSite);
    return origin === ownSite ? `${pathname}${search}${hash}` : null;
  } catch {
    return null;
  }
}

/** Never return paths: pages for getting into an account, and mailed links with their token (threats T11). */
const notComeBackTo = new RegExp(
  `^/(?:(?:login|logout|register|reset-password|account)(?:/|$)|(?:${mailedLinks.join("|")})/)`,
);

/** The address of the login linked from a page: it leads back to that page, or to where that page would have led. */
export function loginPathFrom({ pathname, search }: { pathname: string; search: string }): string {
  const requested = new URLSearchParams(search);
  const before = requested.get("rdir");
  requested.delete("language");
  const query = requested.toString();
  const back = returnPath(notComeBackTo.test(pathname) ? before : `${pathname}${query && `?${query}`}`, "");
  return back ? `/login?rdir=${encodeURIComponent(back)}` : "/login";
}
