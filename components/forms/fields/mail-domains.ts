import { run } from "@zootools/email-spell-checker";

/** Domains that many people in India have an address at, and real ones that look like a slip of these. */
const domains = [
  "gmail.com",
  "googlemail.com",
  "yahoo.com",
  "yahoo.co.in",
  "yahoo.in",
  "ymail.com",
  "rocketmail.com",
  "hotmail.com",
  "hotmail.co.in",
  "outlook.com",
  "outlook.in",
  "live.com",
  "live.in",
  "msn.com",
  "icloud.com",
  "rediffmail.com",
  "rediff.com",
  "zoho.com",
  "zohomail.in",
  "zohomail.com",
  "proton.me",
  "protonmail.com",
  "aol.com",
  "mail.com",
  "email.com",
  "gmx.com",
  "gmx.net",
  "mail.ru",
  "me.com",
  "qq.com",
  "hey.com",
  "pm.me",
  "yahoo.co.uk",
  "hotmail.co.uk",
  "gov.in",
  "nic.in",
  "edu.in",
  "ac.in",
  "org.in",
];

/** The same address at the probable domain. @returns null if the domain is known, or like none of them */
export function suggestAddress(email: string): string | null {
  const typed = email.trim();
  const at = typed.lastIndexOf("@");
  if (at < 1) return null;
  // Known domains alone: a guess about any other ending would question addresses of schools and offices.
  const found = run({ email: typed, domains, secondLevelDomains: [], topLevelDomains: [] });
  return found ? `${typed.slice(0, at)}@${found.domain}` : null;
}
