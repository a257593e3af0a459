import "server-only";
import { languages } from "../../platform/i18n/language";
import { settings } from "../../platform/settings";
import { portalContent } from "../content/portal-content";

type Portal = { email: string; portalUrl: string; languages: readonly string[]; now: Date };

/** Counted from each request, so that the file cannot expire while somebody runs the portal. */
const validDays = 180;

/** The file `/.well-known/security.txt` (RFC 9116). */
export function securityText({ email, portalUrl, languages, now }: Portal): string {
  const expires = new Date(now.getTime() + validDays * 24 * 60 * 60 * 1000);
  expires.setUTCHours(0, 0, 0, 0);
  const fields = [
    ["Contact", `mailto:${encodeURI(email)}?subject=Security`],
    ["Contact", `${portalUrl}/contact-us`],
    ["Expires", expires.toISOString().replace(".000Z", "Z")],
    ["Preferred-Languages", languages.join(", ")],
    ["Canonical", `${portalUrl}/.well-known/security.txt`],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\r\n`).join("");
}

/** The contact for reports of security faults (RFC 9116). */
export function serveSecurityText(): Response {
  const text = securityText({
    email: portalContent().site.foundation.email,
    portalUrl: settings().portalUrl,
    languages,
    now: new Date(),
  });
  return new Response(text, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=86400" },
  });
}
