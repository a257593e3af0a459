import { randomUUID } from "node:crypto";
import type { WeeklyReminder } from "../../../contract/desk/mailings";
import type { Course } from "../../../platform/content";
import { type Database, write } from "../../../platform/db";
import { indiaOffsetMinutes } from "../../../platform/i18n/dates";
import type { Language } from "../../../platform/i18n/language";
import { type MailBatch, mailBatchSize, queueInBatches, queueMail, toRecipient } from "../../../platform/mail";
import type { Areas } from "../../../platform/staff";
import { utc } from "../../../platform/utc";
import type { CallContext, WorkContext } from "../../call";
import { issueMailingLinks } from "../../recovery";
import { coversCourse } from "../access/area";
import { permissionsByRole } from "../access/require-staff";
import { versionOf } from "../saved-since";
import { audienceQuery, isMailable, isRested } from "./audience";
import { type MailingRow, parseTexts, readOwner } from "./records";
import { textFor } from "./reminder-text";

/**
 * Queues the mails of every mailing that is due, in batches, each a transaction of its own. It may be stopped and
 * repeated at any time, and run in several processes: a learner gets a mailing once (rule: desk.mailings). `isStopped`
 * is called before each batch. @returns how many were queued
 */
export async function sendDueMailings(context: WorkContext, isStopped: () => boolean = () => false): Promise<number> {
  const { db, now } = context;
  await startWeeklyRuns(context);
  const due = await db
    .selectFrom("mailings")
    .select("id")
    .where("finished_at", "is", null)
    .where("scheduled_at", "<=", now.toISOString())
    .orderBy("scheduled_at")
    .execute();
  let queued = 0;
  for (const { id } of due)
    queued += await queueInBatches({ db, kind: "reminder", isStopped }, () =>
      write(db, (transaction) => queueBatch({ ...context, db: transaction }, id)),
    );
  return queued;
}

/** The first statement locks the mailing's row, so that of two processes one waits for the other's batch. */
async function queueBatch(context: WorkContext, id: string): Promise<MailBatch> {
  const { db, content, now } = context;
  const time = now.toISOString();
  const mailing = await db
    .updateTable("mailings")
    .set(({ ref }) => ({ last_account_id: ref("last_account_id") }))
    .where("id", "=", id)
    .where("finished_at", "is", null)
    .where("scheduled_at", "<=", time)
    .returningAll()
    .executeTakeFirst();
  if (!mailing) return { queued: 0, finished: true };
  const course = content.courseById.get(mailing.course_id);
  const areas = course && (await areasOfMailing(context, mailing));
  const change = (values: Partial<MailingRow>) => db.updateTable("mailings").set(values).where("id", "=", id).execute();
  if (!areas) {
    await change({ finished_at: time });
    return { queued: 0, finished: true };
  }
  const readers = await nextReaders(context, mailing, course, areas);
  let queued = 0;
  for (const reader of readers) if (await remind(context, mailing, course, reader)) queued += 1;
  const finished = readers.length < mailBatchSize;
  await change({
    begun_at: mailing.begun_at ?? time,
    last_account_id: readers.at(-1)?.id ?? mailing.last_account_id,
    finished_at: finished ? time : null,
  });
  return { queued, finished };
}

/** The writer's areas now; null when the writer may send no more. A weekly one is for the whole course. */
async function areasOfMailing({ db }: WorkContext, mailing: MailingRow): Promise<Areas | null> {
  if (mailing.weekly_slot !== null) return { courses: null, states: null };
  const owner = await readOwner(db, mailing);
  const maySend = owner && permissionsByRole[owner.role].includes("mailings") && coversCourse(owner, mailing.course_id);
  return maySend ? owner.areas : null;
}

/**
 * The time stored for the reminder: the planned one, or where the mailing began an hour too late, its begin. It is the
 * same for all batches, which may take hours: who is in the last one also gets the next weekly reminder.
 */
function reminderMoment({ scheduled_at, begun_at }: MailingRow, now: Date): Date {
  const begun = new Date(begun_at ?? now);
  const planned = new Date(scheduled_at ?? now);
  return utc(begun).diff(planned, "minutes") < 60 ? planned : begun;
}

type Reader = Awaited<ReturnType<typeof nextReaders>>[number];

function nextReaders({ db, now }: WorkContext, mailing: MailingRow, course: Course, areas: Areas) {
  const moment = reminderMoment(mailing, now);
  const known = db.selectFrom("mailing_recipients").select("account_id").where("mailing_id", "=", mailing.id);
  return audienceQuery(db, { mailing, course, areas, moment })
    .select([
      "accounts.id",
      "accounts.username",
      "accounts.first_name",
      "accounts.language_preference",
      "enrollments.current_topic_id",
    ])
    .where(isMailable.verified)
    .where(isMailable.agreed)
    .where(isRested(moment))
    .where("accounts.id", ">", mailing.last_account_id)
    .where("accounts.id", "not in", known)
    .orderBy("accounts.id")
    .limit(mailBatchSize)
    .execute();
}

/** Of two mailings at the same moment, only the first can update the account. @returns false for the other one */
async function remind(context: WorkContext, mailing: MailingRow, course: Course, reader: Reader): Promise<boolean> {
  const { db, now } = context;
  const moment = reminderMoment(mailing, now);
  const reserved = await db
    .updateTable("accounts")
    .set({ reminded_at: moment.toISOString() })
    .where("id", "=", reader.id)
    .where(isRested(moment))
    .executeTakeFirst();
  if (Number(reserved.numUpdatedRows) === 0) return false;
  const { id, first_name: firstName, current_topic_id: topicId } = reader;
  const to = toRecipient(reader);
  const { language } = to;
  const { link, unsubscribeLink, tokenHash, unsubscribeHash } = await issueMailingLinks(
    db,
    context,
    id,
    linkTarget(mailing, course, topicId, language),
  );
  const values = { firstName, ...textFor(mailing, course, { firstName, topicId, language }), link, unsubscribeLink };
  const mailId = await queueMail(db, { kind: "reminder", values }, to, now);
  const hashes = { token_hash: tokenHash, unsubscribe_hash: unsubscribeHash };
  await db
    .insertInto("mailing_recipients")
    .values({ mailing_id: mailing.id, account_id: id, mail_id: mailId, ...hashes, queued_at: now.toISOString() })
    .execute();
  return true;
}

/** The link's target: the topic that was open last, else the course. It names the language for another browser. */
function linkTarget({ audience }: MailingRow, course: Course, topicId: string | null, language: Language) {
  const campaign = `utm_source=mail&utm_campaign=reminder&language=${language}`;
  const topic = audience === "noCertificate" ? undefined : course.topics.find(({ id }) => id === topicId);
  return { id: (topic ?? course).id, page: topic ? "topic" : "module", campaign } as const;
}

/** A weekly reminder that was missed for longer than this is not sent until the next week. */
const patienceHours = 24;

const notSet = { on_since: null, weekday: 1, hour: 9, days: 7, texts: "{}" };

/** The weekly reminder of each of these courses; switched off for a course without one. */
export async function listWeekly(db: Database, courses: Course[], language: Language): Promise<WeeklyReminder[]> {
  const rows = await db.selectFrom("weekly_reminders").selectAll().execute();
  return courses.map(({ id, name }) => {
    const course = { value: id, label: name[language] };
    const { on_since, texts, weekday, hour, days } = rows.find(({ course_id }) => course_id === id) ?? notSet;
    const content = { on: on_since !== null, weekday, hour, days, texts: parseTexts(texts) };
    return { course, ...content, version: weeklyVersion(content) };
  });
}

/** What the form of a weekly reminder changes. */
export const weeklyVersion = (shown: Omit<WeeklyReminder, "course" | "version">): string =>
  versionOf([shown.on, shown.weekday, shown.hour, shown.days, shown.texts]);

/** Creates the mailing of each weekly reminder that is due, once, even with several processes. */
async function startWeeklyRuns({ db, now }: Pick<CallContext, "db" | "now">): Promise<void> {
  const switchedOn = await db.selectFrom("weekly_reminders").selectAll().where("on_since", "is not", null).execute();
  for (const { course_id, texts, days, weekday, hour, on_since } of switchedOn) {
    const slot = latestSlot({ weekday, hour }, now);
    if (slot.toISOString() <= (on_since ?? "") || utc(now).diff(slot, "hours") >= patienceHours) continue;
    const weekly_slot = `${course_id} ${slot.toISOString()}`;
    const known = await db
      .selectFrom("mailings")
      .select("id")
      .where("weekly_slot", "=", weekly_slot)
      .executeTakeFirst();
    if (known) continue;
    const run = { course_id, audience: "stopped", topic_id: "", days, district: "", texts } as const;
    const times = { scheduled_at: slot.toISOString(), created_at: now.toISOString() };
    await write(db, (transaction) =>
      transaction
        .insertInto("mailings")
        .values({ id: randomUUID(), ...run, weekly_slot, ...times })
        .onConflict((conflict) => conflict.column("weekly_slot").doNothing())
        .execute(),
    );
  }
}

/** Converts India's local time (2026-12-01T09:30) to a moment; null for one that does not exist. */
export function momentInIndia(local: string): Date | null {
  const moment = utc(`${local}:00Z`);
  // Otherwise 31 November would become 1 December.
  if (!moment.isValid() || moment.format("YYYY-MM-DDTHH:mm") !== local) return null;
  return moment.subtract(indiaOffsetMinutes, "minutes").toDate();
}

/** The latest moment up to `now` of a weekly reminder. `weekday`: 1 (Monday) to 7; both are India's. */
export function latestSlot({ weekday, hour }: { weekday: number; hour: number }, now: Date): Date {
  const clock = utc(now).add(indiaOffsetMinutes, "minutes");
  const today = clock.startOf("day").add(hour, "hours");
  const thisWeek = today.subtract((clock.day() - weekday + 7) % 7, "days");
  const slot = thisWeek.isAfter(clock) ? thisWeek.subtract(7, "days") : thisWeek;
  return slot.subtract(indiaOffsetMinutes, "minutes").toDate();
}
