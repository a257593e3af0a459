import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import type { Site } from "../content";
import { afterCommit, type Database } from "../db";
import { nextTurn } from "../in-batches";
import { portal } from "../portal";
import type { Settings } from "../settings";
import type { Mail } from "./mails";
import type { Recipient } from "./recipient";
import { countWaiting, isUnclaimed, waitingMails } from "./records";

const nameOfMail = /-([\da-f-]{36})\.eml$/;

/** The folder of a portal without a mail server. */
const outboxFolder = (dataDir: string): string => path.join(dataDir, "outbox");

/** Deletes the files of mails whose rows are deleted: with the account, or when their storage time is over. */
export async function deleteFilesOfDeletedMails(db: Database, dataDir: string): Promise<void> {
  const folder = outboxFolder(dataDir);
  const files = await fs.readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  if (files.length === 0) return;
  const kept = new Set((await db.selectFrom("outbox").select("id").execute()).map(({ id }) => id));
  for (const file of files) {
    const [, id] = nameOfMail.exec(file) ?? [];
    if (id !== undefined && !kept.has(id)) await fs.rm(path.join(folder, file), { force: true });
  }
}

/** No batch is added while this many mails of its kind wait, so that a password mail waits briefly. */
const mostInOutbox = 200;

/** How many people a batch has at most. */
export const mailBatchSize = 100;

/** `finished`: nobody is left to write to. */
export type MailBatch = { queued: number; finished: boolean };

/** Queues one kind's mails in batches until done, enough wait or stopped (`isStopped`). @returns how many */
export async function queueInBatches(
  { db, kind, isStopped }: { db: Database; kind: Mail["kind"]; isStopped: () => boolean },
  queueBatch: () => Promise<MailBatch>,
): Promise<number> {
  let all = 0;
  while (!isStopped() && (await countWaiting(db, { kind, dueBy: new Date() })) < mostInOutbox) {
    const { queued, finished } = await queueBatch();
    all += queued;
    if (finished) break;
    await nextTurn();
  }
  return all;
}

/**
 * Writes a mail into the outbox, in the caller's transaction: it is sent after the commit, and not at all after a
 * rollback. No request waits for the mail server. `dueAt`: the earliest time of sending. @returns the mail's id
 */
export async function queueMail(db: Database, mail: Mail, to: Recipient, now: Date, dueAt = now): Promise<string> {
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
      due_at: dueAt.toISOString(),
    })
    .execute();
  afterCommit(db, () => portal.work?.mails?.nudge());
  return id;
}

/** Deletes an account's unsent mails of these kinds, or those to one of its addresses. One that is being sent stays. */
export async function withdrawMails(
  db: Database,
  kinds: readonly Mail["kind"][],
  { accountId, recipient }: { accountId: string; recipient?: string },
): Promise<void> {
  await db
    .deleteFrom("outbox")
    .where("account_id", "=", accountId)
    .where("kind", "in", kinds)
    .$if(recipient !== undefined, (query) => query.where("recipient", "=", recipient ?? ""))
    .where("sent_at", "is", null)
    .where("given_up_at", "is", null)
    .where(isUnclaimed(new Date().toISOString()))
    .execute();
}

/** Whether such a mail waits already. */
export async function isMailWaiting(db: Database, kind: Mail["kind"], accountId: string): Promise<boolean> {
  const waiting = waitingMails(db).select("id").where("account_id", "=", accountId).where("kind", "=", kind);
  return (await waiting.executeTakeFirst()) !== undefined;
}

/** Starts this process's sender. The code that renders mails is loaded here, not by code that only queues one. */
export async function startMail(db: Database, settings: Settings, site: Site): Promise<void> {
  portal.work ??= {};
  const { work } = portal;
  if (work.mails) return;
  const [{ startSender }, { deliverBySmtp, deliverToFolder }, { makeLetterhead }] = await Promise.all([
    import("./sender"),
    import("./delivery"),
    import("./letter-types"),
  ]);
  const deliver = settings.smtpUrl ? deliverBySmtp(settings.smtpUrl) : deliverToFolder(outboxFolder(settings.dataDir));
  work.mails ??= startSender({ db, deliver, letterhead: makeLetterhead(site, settings) });
}
