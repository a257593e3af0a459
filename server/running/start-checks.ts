import { SecretError } from "../../lib/platform/private-file.ts";
import { type Settings, SettingsError, settings } from "../../lib/platform/settings.ts";
import { folderProblem } from "../../lib/process/folder-problem.ts";

/** @throws SettingsError also where the content's folder cannot be read, which every page would find out else */
export function checkedSettings(): Settings {
  const problem = folderProblem(settings().contentDir);
  if (problem) throw new SettingsError(`${problem} Is PORTAL_CONTENT_DIR right?`);
  return settings();
}

/** What an operator does about a data folder that cannot be made, written or used; null for any other error. */
export function unwritableInWords(error: unknown): string | null {
  if (error instanceof SecretError) return error.message;
  const { code, path: place } = error as NodeJS.ErrnoException;
  if (code === "EACCES" || code === "EPERM" || code === "EROFS")
    return `This user may not write ${place}. Run the portal as its own user, or name another folder in PORTAL_DATA_DIR.`;
  if (code === "ENOENT" || code === "ENOTDIR" || code === "EEXIST")
    return `No folder can be made at ${place}. Name another one in PORTAL_DATA_DIR.`;
  return null;
}

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
