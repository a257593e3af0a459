export type Query = Record<string, string | string[] | undefined>;

/** The campaign parameters (`utm_…`) and the language of an address, to pass on with a redirect; everything else is dropped. */
export function campaignQuery(asked: Query, own: Record<string, string> = {}): string {
  const kept = new URLSearchParams();
  for (const name of ["utm_campaign", "utm_source", "language"]) {
    const value = own[name] ?? asked[name];
    if (typeof value === "string" && value !== "" && value.length <= 120) kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept}` : "";
}
