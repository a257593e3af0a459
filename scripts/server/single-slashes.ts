/**
 * Slashes and backslashes that stand together in a path are one slash: a browser that is led to `//host` goes to that host. The page
 * answers at once, without a redirect.
 */
export function withSingleSlashes(address: string): string {
  const [path = "", ...query] = address.split("?");
  return [path.replace(/[\\/]{2,}|\\/g, "/"), ...query].join("?");
}
