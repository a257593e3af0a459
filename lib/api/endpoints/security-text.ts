import "server-only";
import { languages } from "../../platform/i18n/language";
import { settings } from "../../platform/settings";
import { portalContent } from "../content/portal-content";
import { securityText } from "./security-file";

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
