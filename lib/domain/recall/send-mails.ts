import { type Database, write } from "../../platform/db";
import { indiaOffsetMinutes } from "../../platform/i18n/dates";
import { inTurns } from "../../platform/in-batches";
import {
  type MailBatch,
  mailBatchSize,
  queueInBatches,
  queueMail,
  toRecipient,
  verifiedAccounts,
} from "../../platform/mail";
import { utc } from "../../platform/utc";
import { issueMailToken } from "../accounts";
import type { WorkContext } from "../call";
import { accountMayGetMail } from "../privacy";
import { nextDueOn, type RecallPerson, updatePerson } from "./records";
import { addDays } from "./schedule";
import { cardsOfToday, indianDay } from "./today";

/** The day of the next mail: when a question is due, but not today, as the learner is on the page. */
export async function dayOfNextMail(db: Database, accountId: string, now: Date): Promise<string | null> {
  const due = await nextDueOn(db, accountId);
  const tomorrow = addDays(indianDay(now), 1);
  return due !== null && due < tomorrow ? tomorrow : due;
}

/** Days until the next mail after one, two and three mails without an answer: 1, 7 and 30 days after the first due day. */
const waits = [6, 23] as const;

/** The next mail's day while nobody answers; null after the third (rule: recall.mails). */
function dayAfterMail(today: string, unansweredMails: number): string | null {
  const wait = waits[unansweredMails - 1];
  return wait === undefined ? null : addDays(today, wait);
}

/** Hours in India. A mail that could not be queued until the evening waits for the next morning. */
const hours = { from: 7, until: 20 };

/**
 * Queues the mails with today's questions (rule: recall.mails), each in a transaction of its own. It may be stopped and
 * repeated at any time, and run in several processes: a person gets at most one in a day. @returns how many were queued
 */
export async function sendRecallMails(context: WorkContext, isStopped: () => boolean = () => false): Promise<number> {
  const { db, now, settings } = context;
  if (!settings.testsWithoutWaiting && !isDaytime(now)) return 0;
  return queueInBatches({ db, kind: "recall", isStopped }, () => considerBatch(context, isStopped));
}

async function considerBatch(context: WorkContext, isStopped: () => boolean): Promise<MailBatch> {
  const { db, now } = context;
  const people = await listToConsider(db, indianDay(now));
  let queued = 0;
  for await (const { account_id } of inTurns(people)) {
    if (isStopped()) break;
    if (await write(db, (transaction) => consider({ ...context, db: transaction }, account_id))) queued += 1;
  }
  return { queued, finished: people.length < mailBatchSize };
}

function isDaytime(now: Date): boolean {
  const hour = utc(now).add(indiaOffsetMinutes, "minutes").hour();
  return hour >= hours.from && hour < hours.until;
}

function listToConsider(db: Database, today: string) {
  return db
    .selectFrom("recall_people")
    .select("account_id")
    .where("mail_on", "<=", today)
    .where("stopped_at", "is", null)
    .orderBy("mail_on")
    .orderBy("account_id")
    .limit(mailBatchSize)
    .execute();
}

/** Moves the day of the next mail, so that no other process considers the person too. @returns whether it queued one */
async function consider(context: WorkContext, accountId: string): Promise<boolean> {
  const { db, content, now } = context;
  const today = indianDay(now);
  const tomorrow = addDays(today, 1);
  const person = await db
    .updateTable("recall_people")
    .set({ mail_on: tomorrow })
    .where("account_id", "=", accountId)
    .where("mail_on", "<=", today)
    .where("stopped_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  if (!person || (person.mailed_on !== null && person.mailed_on >= today)) return false;
  const reader = await findReader(db, accountId);
  if (!reader) return false;
  const due = await cardsOfToday({ db, content }, accountId, today);
  if (due.length === 0) {
    await updatePerson(db, accountId, { mail_on: await dayOfNextMail(db, accountId, now) });
    return false;
  }
  await mailQuestions(context, person, reader, due.length);
  return true;
}

/** The person's address, if it is verified and the consent to mailings is active. */
function findReader(db: Database, accountId: string) {
  return verifiedAccounts(db).where("accounts.id", "=", accountId).where(accountMayGetMail()).executeTakeFirst();
}

async function mailQuestions(
  { db, settings, now }: WorkContext,
  { account_id: accountId, unanswered_mails }: RecallPerson,
  reader: NonNullable<Awaited<ReturnType<typeof findReader>>>,
  count: number,
): Promise<void> {
  const to = toRecipient(reader);
  const token = await issueMailToken(db, accountId, "recall", now);
  const unsubscribing = await issueMailToken(db, accountId, "unsubscribe", now);
  const values = {
    firstName: reader.first_name,
    count,
    link: `${settings.portalUrl}/recall/${token}?language=${to.language}`,
    unsubscribeLink: `${settings.portalUrl}/unsubscribe/${unsubscribing}/${accountId}`,
  };
  await queueMail(db, { kind: "recall", values }, to, now);
  const unanswered = unanswered_mails + 1;
  await updatePerson(db, accountId, {
    mailed_on: indianDay(now),
    mail_on: dayAfterMail(indianDay(now), unanswered),
    unanswered_mails: unanswered,
  });
}
