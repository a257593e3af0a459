/**
 * A return path out of an address or a form: a path of this site, or the fallback (threats T8). One slash, then neither a slash
 * nor a backslash nor a control character, which browsers read as another host.
 */
export function returnPath(given: unknown, fallback: string): string {
  if (typeof given !== "string" || !/^\/(?![/\\])/.test(given)) return fallback;
  for (const sign of given) if (sign.charCodeAt(0) < 32 || sign === "\\") return fallback;
  const parsed = new URL(given, "http://portal.invalid");
  return parsed.host === "portal.invalid" ? `${parsed.pathname}${parsed.search}${parsed.hash}` : fallback;
}
