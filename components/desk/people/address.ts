/**
 * The address of a page with its filters. Empty filters are left out; spaces are written as %20, which the way back
 * after a login accepts.
 */
export function addressWith(path: string, filters: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ""));
  return query.size > 0 ? `${path}?${query.toString().replaceAll("+", "%20")}` : path;
}
