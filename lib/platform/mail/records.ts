import { type ExpressionBuilder, type Selectable, sql, type Updateable } from "kysely";
import { countRows, type Database, type Schema } from "../db";
import { isMailing, type Mail } from "./mails";

export type OutboxMail = Selectable<Schema["outbox"]>;

export const waitingMails = (db: Database) =>
  db.selectFrom("outbox").where("sent_at", "is", null).where("given_up_at", "is", null);

/** No process is sending the mail. The claim of a process that has died ends at its time. */
export const isUnclaimed = (time: string) => (where: ExpressionBuilder<Schema, "outbox">) =>
  where.or([where("claimed_until", "is", null), where("claimed_until", "<=", time)]);

/**
 * Takes the mail that is due longest, for one attempt: until `leaseUntil` no other process takes it. Of several
 * concurrent calls, in this process or another, one gets it. A process that dies leaves its lease to run out. @returns
 * null when nothing is due; `isLast`: nothing else is
 */
export async function claimNext(db: Database, now: Date, leaseUntil: Date) {
  const time = now.toISOString();
  for (;;) {
    const [next, another] = await waitingMails(db)
      .select("id")
      .where("due_at", "<=", time)
      .where(isUnclaimed(time))
      .orderBy("due_at")
      .limit(sql.lit(2))
      .execute();
    if (!next) return null;
    const claimed = await db
      .updateTable("outbox")
      .set((set) => ({ claimed_until: leaseUntil.toISOString(), attempts: set("attempts", "+", 1) }))
      .where("id", "=", next.id)
      .where("sent_at", "is", null)
      .where("given_up_at", "is", null)
      .where("due_at", "<=", time)
      .where(isUnclaimed(time))
      .returningAll()
      .executeTakeFirst();
    if (claimed) return { mail: claimed, isLast: another === undefined };
  }
}

/** A slow mail server does not end the claim. */
export async function extendLease(db: Database, id: string, leaseUntil: Date): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ claimed_until: leaseUntil.toISOString() })
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .execute();
}

/** Whether the reader has unsubscribed while this mail waited. */
export async function isUnwanted(db: Database, { kind, account_id }: OutboxMail): Promise<boolean> {
  if (!isMailing(kind) || account_id === null) return false;
  // They were asked for at a comment, whatever was said of mailings, and have a link of their own that stops them.
  if (kind === "commentAnswered") {
    const followed = db.selectFrom("comment_followers").select("account_id").where("account_id", "=", account_id);
    return (await followed.where("stopped_at", "is", null).executeTakeFirst()) === undefined;
  }
  // The questions that are asked again have a switch of their own beside that of all mailings.
  const reader = await db
    .selectFrom("accounts")
    .leftJoin("recall_people", "recall_people.account_id", "accounts.id")
    .select(["accounts.mailings_stopped_at", "recall_people.stopped_at"])
    .where("accounts.id", "=", account_id)
    .executeTakeFirst();
  return reader?.mailings_stopped_at != null || (kind === "recall" && reader?.stopped_at != null);
}

/** A sent or given-up mail loses its content: links hold tokens, and people without an account leave no trace. */
function emptied(mail: OutboxMail) {
  return { details: "", claimed_until: null, ...(mail.account_id === null ? { recipient: "" } : {}) };
}

function update(db: Database, { id }: OutboxMail, values: Updateable<Schema["outbox"]>) {
  return db.updateTable("outbox").set(values).where("id", "=", id).execute();
}

export async function markSent(db: Database, mail: OutboxMail, now: Date): Promise<void> {
  await update(db, mail, { ...emptied(mail), sent_at: now.toISOString(), last_error: null });
}

export async function markForRetry(db: Database, mail: OutboxMail, due: Date, error: string): Promise<void> {
  await update(db, mail, { claimed_until: null, due_at: due.toISOString(), last_error: error });
}

export async function markGivenUp(db: Database, mail: OutboxMail, now: Date, error: string): Promise<void> {
  await update(db, mail, { ...emptied(mail), given_up_at: now.toISOString(), last_error: error });
}

/** The number of mails that wait to be sent: all, or those of one kind that are due by this time. */
export function countWaiting(db: Database, only?: { kind: Mail["kind"]; dueBy: Date }): Promise<number> {
  const waiting = waitingMails(db);
  return countRows(
    only ? waiting.where("kind", "=", only.kind).where("due_at", "<=", only.dueBy.toISOString()) : waiting,
  );
}
