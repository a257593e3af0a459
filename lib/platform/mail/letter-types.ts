import type { Site } from "../content";
import type { Settings } from "../settings";

/** The content of a mail, in one language and in reading order. The template renders it. */
export type Letter = {
  subject: string;
  greeting: string;
  paragraphs: string[];
  facts: { label: string; value: string }[];
  /** A picture below the text, which is attached to the mail. */
  picture: { alt: string; make: () => Promise<Buffer> } | null;
  action: { label: string; link: string } | null;
  /** Small print: how long a link works, and what to do if it was someone else. */
  notes: string[];
  /** For mailings only. */
  unsubscribeLink: string | null;
};

/** The portal's names and addresses in mails, and the sender from the settings. */
export type Letterhead = { site: Site; portalUrl: string; from: { name: string | null; address: string } };

/** The sender. Without `MAIL_FROM` the foundation's address; without a name the portal's in the mail's language. */
export function makeLetterhead(
  site: Site,
  { portalUrl, mailFrom }: Pick<Settings, "portalUrl" | "mailFrom">,
): Letterhead {
  const addressLine = mailFrom ?? site.foundation.email;
  const [, name = "", address = addressLine] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(addressLine) ?? [];
  return { site, portalUrl, from: { name: name.replace(/^"(.*)"$/, "$1") || null, address: address.trim() } };
}
