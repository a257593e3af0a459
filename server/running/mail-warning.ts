import type { Settings } from "../../lib/platform/settings.ts";

type MailSettings = Pick<Settings, "smtpUrl" | "portalUrl" | "upstreamUrl" | "dataDir">;

/** Whether a portal at a public address sends no mail: each becomes a file that its reader never sees. */
export function writesMailsAsFiles({ smtpUrl, portalUrl, upstreamUrl }: MailSettings): boolean {
  return smtpUrl === null && upstreamUrl === null && portalUrl.startsWith("https:");
}

/** What an operator reads at the start; null where mails are sent. */
export function mailWarning(settings: MailSettings): string | null {
  return writesMailsAsFiles(settings)
    ? `No mail is sent: SMTP_URL is not set, so each mail becomes a file in ${settings.dataDir}/outbox, and nobody can confirm an address or choose a new password. Set SMTP_URL and MAIL_FROM, and try them: npm run mail -- test someone@example.org`
    : null;
}
