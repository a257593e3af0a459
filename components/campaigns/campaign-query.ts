export type Query = Record<string, string | string[] | undefined>;

/** The campaign parameters (`utm_…`) and the language of an address, to pass on with a redirect. */
export function campaignQuery(requested: Query, own: Record<string, string> = {}): string {
  const passedOn = new URLSearchParams();
  for (const name of ["utm_campaign", "utm_source", "language"]) {
    const value = own[name] ?? requested[name];
    if (typeof value === "string" && value !== "" && value.length <= 120) passedOn.set(name, value);
  }
  return passedOn.size > 0 ? `?${passedOn}` : "";
}
