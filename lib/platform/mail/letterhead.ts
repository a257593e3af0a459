import type { Site } from "../content";
import type { Settings } from "../settings";

/** Who writes: the portal's names and addresses, and the sender that the settings give. */
export type Letterhead = { site: Site; portalUrl: string; from: { name: string | null; address: string } };

/** Without `MAIL_FROM` the foundation's own address writes; without a name in it, the portal's name in the mail's language. */
export function letterheadOf(site: Site, { portalUrl, mailFrom }: Pick<Settings, "portalUrl" | "mailFrom">): Letterhead {
  const given = mailFrom ?? site.foundation.email;
  const [, name = "", address = given] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(given) ?? [];
  return { site, portalUrl, from: { name: name.replace(/^"(.*)"$/, "$1") || null, address: address.trim() } };
}
