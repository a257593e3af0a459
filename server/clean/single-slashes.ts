/**
 * Replaces several slashes or backslashes in a row by one slash, because a redirect to `//host` leads a browser to that
 * host. The page answers at once, without a redirect.
 */
export function withSingleSlashes(address: string): string {
  const [path = "", ...query] = address.split("?");
  return [path.replace(/[\\/]{2,}|\\/g, "/"), ...query].join("?");
}
