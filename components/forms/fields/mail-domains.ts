import { run } from "@zootools/email-spell-checker";
// Domains that many people in India have an address at, and real ones that look like a slip of these.
import domains from "./mail-domains.json";

/** The same address at the probable domain. @returns null if the domain is known, or like none of them */
export function suggestAddress(email: string): string | null {
  const typed = email.trim();
  const at = typed.lastIndexOf("@");
  if (at < 1) return null;
  // Known domains alone: a guess about any other ending would question addresses of schools and offices.
  const found = run({ email: typed, domains, secondLevelDomains: [], topLevelDomains: [] });
  return found ? `${typed.slice(0, at)}@${found.domain}` : null;
}
