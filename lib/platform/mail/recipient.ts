import type { Database } from "../db";
import { type Language, languageOrDefault } from "../i18n/language";

const maxLength = 40;

/**
 * The name in a form that is safe in a mail; null when it does not look like a name. Anyone can register a stranger's
 * address, so a "name" that contains an address or a sentence must not be sent to the stranger in our mail.
 */
export function mailableName(name: string): string | null {
  const trimmed = name.normalize("NFC").trim().replace(/\s+/g, " ");
  if (trimmed.length > maxLength || /\.\S/.test(trimmed)) return null;
  // Letters and marks of any script; a joiner is part of how some Hindi names are written.
  return /^\p{L}(?:[\p{L}\p{M} .'’-]|\u200c|\u200d)*$/u.test(trimmed) ? trimmed : null;
}

export type Recipient = { accountId: string | null; address: string; language: Language };

const columns = ["accounts.id", "accounts.username", "accounts.first_name", "accounts.language_preference"] as const;

export function mailedAccounts(db: Database) {
  return db.selectFrom("accounts").select(columns);
}

/** The accounts whose address is verified: another mailbox may be a stranger's. */
export function verifiedAccounts(db: Database) {
  return mailedAccounts(db).where("accounts.verified_email", "=", 1);
}

/** The recipient of mails to this account, with the learner's preferred language. */
export function toRecipient(account: {
  id: string;
  username: string;
  language_preference: string;
}): Recipient & { accountId: string } {
  const language = languageOrDefault(account.language_preference);
  return { accountId: account.id, address: account.username, language };
}
