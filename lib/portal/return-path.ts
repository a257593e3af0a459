const ownSite = "http://portal.invalid";

/**
 * A return path out of an address or a form: a path of this site, or the fallback (threats T8). The path is checked again after it was
 * normalised, because `/..//evil.example` begins with one slash only until the dots are resolved.
 */
export function returnPath(given: unknown, fallback: string): string {
  if (typeof given !== "string" || !beginsHere(given) || hasForeignSigns(given) || !URL.canParse(given, ownSite)) return fallback;
  const { origin, pathname, search, hash } = new URL(given, ownSite);
  const path = `${pathname}${search}${hash}`;
  return origin === ownSite && beginsHere(path) ? path : fallback;
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
