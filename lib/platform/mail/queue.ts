import { randomUUID } from "node:crypto";
import { afterCommit, type Database } from "../db";
import type { Language } from "../i18n/language";
import type { Mail } from "./mails";
import { nudgeSender } from "./process-sender";

export type Recipient = { accountId: string | null; address: string; language: Language };

/**
 * Writes a mail into the outbox, in the caller's transaction: it is sent once that is committed, and never if it is not. Nobody waits
 * for a mail server. @returns the mail's id
 */
export async function queueMail(db: Database, mail: Mail, to: Recipient, now: Date): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto("outbox")
    .values({
      id,
      account_id: to.accountId,
      kind: mail.kind,
      recipient: to.address,
      language: to.language,
      details: JSON.stringify(mail.values),
      created_at: now.toISOString(),
      due_at: now.toISOString(),
      claimed_until: null,
      sent_at: null,
      given_up_at: null,
      last_error: null,
    })
    .execute();
  afterCommit(db, nudgeSender);
  return id;
}
