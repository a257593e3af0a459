import { sql } from "kysely";
import { findTextProblems, type Audience as MailedTo, type MailingTexts } from "../../../contract/desk/mailing-texts";
import type { MailingChoices, MailingResults, mailings } from "../../../contract/desk/mailings";
import { CallError } from "../../../platform/call-error";
import type { Course } from "../../../platform/content";
import { countRows, type Database, holdName, pageOf, write } from "../../../platform/db";
import { formatNumber } from "../../../platform/i18n/dates";
import { languages } from "../../../platform/i18n/language";
import { translatorFor } from "../../../platform/i18n/messages";
import { queueMail } from "../../../platform/mail";
import { recordStaffAction } from "../../../platform/staff";
import { utc } from "../../../platform/utc";
import { issueMailToken } from "../../accounts";
import { type CallContext, doneWith, type Operations } from "../../call";
import { areaChoices, coursesOf, coversState } from "../access/area";
import { forStaff, outsideArea, type Staff } from "../access/require-staff";
import { requireSeen } from "../saved-since";
import { type Audience, countAudience } from "./audience";
import {
  type MailingRow,
  mailingsFor,
  mailingsPerPage,
  mailingVersion,
  readOwner,
  requireMailing,
  toMailing,
  toSummary,
} from "./records";
import { renderPreviews, sampleReminder, whatsappTexts } from "./reminder-text";
import { listWeekly, momentInIndia, weeklyVersion } from "./sending";

const longestAheadDays = 365;

/** Reminders to learners who stopped (rule: desk.mailings). */
export const mailingDesk = forStaff<keyof typeof mailings>("mailings", {
  async listMailings(context, staff, input) {
    const { db, language } = context;
    const mailings = mailingsFor(db, staff);
    const { page, pages, limit, offset } = pageOf(await countRows(mailings), Number(input.page ?? 1), mailingsPerPage);
    const rows = await mailings
      .selectAll()
      .orderBy("created_at", "desc")
      .orderBy("id")
      .limit(limit)
      .offset(offset)
      .execute();
    return {
      data: rows.map((row) => toSummary(context, row)),
      page,
      pages,
      weekly: await listWeekly(db, coursesOf(context, staff), language),
      choices: choicesFor(context, staff),
    };
  },

  async readMailing(context, staff, { id }) {
    const { db } = context;
    const row = await requireMailing(db, staff, id);
    const course = requireAreaCourse(context, staff, row.course_id);
    const audience = row.begun_at || row.finished_at ? null : await currentAudience(context, row, course);
    return {
      data: toMailing(context, row),
      count: audience && (await countAudience(context.reading, audience)),
      results: row.begun_at ? await readResults(db, id) : null,
      previews: await renderPreviews(context, row, course),
      whatsapp: whatsappTexts(context, row, course),
      choices: choicesFor(context, staff),
    };
  },

  async saveMailing(context, staff, input) {
    const values = { ...readMailingInput(context, staff, input), owner_id: staff.accountId };
    await write(context.db, async (db) => {
      await holdName(db, `mailing ${input.id}`);
      const before = await db.selectFrom("mailings").select("id").where("id", "=", input.id).executeTakeFirst();
      if (before) {
        const stored = await requireMailing(db, staff, input.id);
        requireSeen(mailingVersion(stored), mailingVersion(values), input.version ?? "");
        await changeIf(db, input.id, "draft", values);
      } else {
        await db
          .insertInto("mailings")
          .values({ id: input.id, ...values, created_at: context.now.toISOString() })
          .execute();
      }
      await recordStaffAction({ ...context, db }, staff, "mailingSaved", input.id, { course: values.course_id });
    });
    return doneWith(context, "saved");
  },

  async removeMailing(context, staff, { id, version }) {
    await write(context.db, async (db) => {
      await holdSeen(db, staff, id, version);
      const removed = await db
        .deleteFrom("mailings")
        .where("id", "=", id)
        .where("scheduled_at", "is", null)
        .executeTakeFirst();
      if (Number(removed.numDeletedRows) === 0) throw new CallError("CONFLICT", "mailingBegun");
      await recordStaffAction({ ...context, db }, staff, "mailingRemoved", id);
    });
    return doneWith(context, "saved");
  },

  async testMailing(context, staff, { id }) {
    const { db, settings, now, learner } = context;
    const mailing = await requireMailing(db, staff, id);
    const course = requireAreaCourse(context, staff, mailing.course_id);
    await write(db, async (transaction) => {
      for (const language of languages) {
        const token = await issueMailToken(transaction, staff.accountId, "unsubscribe", now);
        const links = {
          portalUrl: settings.portalUrl,
          unsubscribeLink: `${settings.portalUrl}/unsubscribe/${token}/${staff.accountId}`,
        };
        const mail = sampleReminder(mailing, course, { firstName: learner?.firstName ?? "", language }, links);
        const subject = translatorFor(language, "mail")("reminder.testSubject", { subject: mail.values.subject });
        // Sent without an account id, so that staff who stopped their own mailings get the test too.
        const to = { accountId: null, address: learner?.username ?? "", language };
        await queueMail(transaction, { ...mail, values: { ...mail.values, subject } }, to, now);
      }
      await recordStaffAction({ ...context, db: transaction }, staff, "mailingTested", id);
    });
    return doneWith(context, "mailingTested");
  },

  async sendMailing(context, staff, { id, at = "", people, version }) {
    const moment = at === "" ? context.now : momentInIndia(at);
    if (!moment || moment < context.now || utc(moment).diff(context.now, "days") > longestAheadDays)
      throw new CallError("BAD_REQUEST", "mailingTime");
    if (at === "") await requireConfirmed(context, staff, id, Number(people ?? 0));
    await write(context.db, async (db) => {
      const row = await holdSeen(db, staff, id, version);
      requireAreaCourse(context, staff, row.course_id);
      await changeIf(db, id, "draft", { scheduled_at: moment.toISOString() });
      await recordStaffAction({ ...context, db }, staff, "mailingScheduled", id, { at: moment.toISOString() });
    });
    return doneWith(context, at === "" ? "mailingSending" : "mailingScheduled");
  },

  async cancelMailing(context, staff, { id }) {
    await write(context.db, async (db) => {
      const row = await requireMailing(db, staff, id);
      // A cancelled run of a weekly reminder is over: as a draft it would be sent to a whole course by hand.
      const cancelled = row.weekly_slot === null ? { scheduled_at: null } : { finished_at: context.now.toISOString() };
      await changeIf(db, id, "scheduled", cancelled);
      await recordStaffAction({ ...context, db }, staff, "mailingCancelled", id);
    });
    return doneWith(context, "mailingCancelled");
  },

  async saveWeekly(context, staff, { course, on, weekday, hour, days, texts, version = "" }) {
    const found = requireAreaCourse(context, staff, course);
    const courseId = found.id;
    // It goes to the whole course, so staff who are limited to some states cannot set it.
    if (staff.areas.states) throw new CallError("FORBIDDEN", "deskForbidden");
    requireTexts(texts, "stopped");
    const time = { weekday: Number(weekday), hour: Number(hour) };
    // First sent when it is due after this moment.
    const on_since = on ? context.now.toISOString() : null;
    const values = { ...time, days: Number(days), texts: JSON.stringify(texts), on_since };
    await write(context.db, async (db) => {
      await holdName(db, `weekly reminder ${courseId}`);
      const [stored] = await listWeekly(db, [found], context.language);
      if (stored) requireSeen(stored.version, weeklyVersion({ on, ...time, days: values.days, texts }), version);
      await db
        .insertInto("weekly_reminders")
        .values({ course_id: courseId, ...values })
        .onConflict((conflict) => conflict.column("course_id").doUpdateSet(values))
        .execute();
      const action = on ? "weeklyReminderOn" : "weeklyReminderOff";
      await recordStaffAction({ ...context, db }, staff, action, courseId, time);
    });
    return doneWith(context, on ? "weeklyOn" : "weeklyOff");
  },
});

/** Sending at once is confirmed for a number of people. @throws CallError CONFLICT when that has changed */
async function requireConfirmed(context: CallContext, staff: Staff, id: string, people: number): Promise<void> {
  const row = await requireMailing(context.db, staff, id);
  const course = requireAreaCourse(context, staff, row.course_id);
  if (people === 0) throw new CallError("BAD_REQUEST", "mailingConfirm");
  if (row.begun_at || row.finished_at || row.scheduled_at) throw new CallError("CONFLICT", "mailingBegun");
  const { sendable } = await countAudience(context.db, await currentAudience(context, row, course));
  if (sendable === people) return;
  const [before, now] = [formatNumber(people, context.language), formatNumber(sendable, context.language)];
  throw new CallError("CONFLICT", "mailingCountChanged", { values: { before, now } });
}

/** Counts the recipients at the planned time, within the area of the staff member who saved the mailing. */
async function currentAudience({ db, now }: CallContext, mailing: MailingRow, course: Course): Promise<Audience> {
  const moment = mailing.scheduled_at ? new Date(mailing.scheduled_at) : now;
  const owner = await readOwner(db, mailing);
  return { mailing, course, areas: owner?.areas ?? { courses: null, states: null }, moment };
}

/** @throws CallError CONFLICT for a draft that was changed after `version` (rule: desk.saved-since) */
async function holdSeen(db: Database, staff: Staff, id: string, version = ""): Promise<MailingRow> {
  await holdName(db, `mailing ${id}`);
  const row = await requireMailing(db, staff, id);
  if (version && version !== mailingVersion(row)) throw new CallError("CONFLICT", "mailingBegun");
  return row;
}

/** Changes a mailing in this state. @throws CallError CONFLICT when it has begun or was changed meanwhile */
async function changeIf(db: Database, id: string, state: "draft" | "scheduled", values: Partial<MailingRow>) {
  const changed = await db
    .updateTable("mailings")
    .set(values)
    .where("id", "=", id)
    .where("scheduled_at", state === "draft" ? "is" : "is not", null)
    .where("begun_at", "is", null)
    .where("finished_at", "is", null)
    .executeTakeFirst();
  if (Number(changed.numUpdatedRows) === 0) throw new CallError("CONFLICT", "mailingBegun");
}

/** The results of a mailing so far: mails sent and failed, and readers who came back or unsubscribed. */
async function readResults(db: Database, mailingId: string): Promise<MailingResults> {
  const count = (column: string) => sql<number | string>`count(${sql.ref(column)})`;
  const row = await db
    .selectFrom("mailing_recipients")
    .leftJoin("outbox", "outbox.id", "mailing_recipients.mail_id")
    .select([
      count("mailing_recipients.account_id").as("queued"),
      count("outbox.sent_at").as("sent"),
      count("outbox.given_up_at").as("failed"),
      count("mailing_recipients.came_back_at").as("cameBack"),
      count("mailing_recipients.unsubscribed_at").as("unsubscribed"),
    ])
    .where("mailing_recipients.mailing_id", "=", mailingId)
    .executeTakeFirstOrThrow();
  return Object.fromEntries(Object.entries(row).map(([name, people]) => [name, Number(people)])) as MailingResults;
}

type Input = Parameters<Operations<"desk">["saveMailing"]>[1];

/** The courses, topics and places that the staff member may choose from. */
function choicesFor(context: Pick<CallContext, "content" | "language">, staff: Staff): MailingChoices {
  const topics = coursesOf(context, staff).flatMap(({ id: course, topics }) =>
    topics.map(({ id, name }) => ({ value: id, label: name[context.language], course })),
  );
  return { ...areaChoices(context, staff), topics };
}

/** @throws CallError FORBIDDEN or NOT_FOUND for a course outside the staff member's area */
function requireAreaCourse(context: Pick<CallContext, "content">, staff: Staff, courseId: string): Course {
  const course = coursesOf(context, staff).find(({ id }) => id === courseId);
  if (!course) throw outsideArea(staff);
  return course;
}

/** @throws CallError BAD_REQUEST for a missing text or an unknown placeholder (rule: desk.mailing-texts) */
function requireTexts(texts: MailingTexts, audience: MailedTo): void {
  const [problem] = findTextProblems(texts, audience);
  if (!problem) return;
  const { field: _, key, ...values } = problem;
  throw new CallError("BAD_REQUEST", key, { values });
}

/** Converts the input to a row. @throws CallError outside the area, and for what cannot be used */
function readMailingInput(context: Pick<CallContext, "content">, staff: Staff, input: Input) {
  const { audience, topicId = "", district = "", texts } = input;
  const course = requireAreaCourse(context, staff, input.course);
  if (topicId && audience === "stuck" && !course.topics.some(({ id }) => id === topicId))
    throw new CallError("BAD_REQUEST", "mailingTopic");
  const stateId = readState(context, staff, input.state ?? "");
  requireTexts(texts, audience);
  return {
    course_id: course.id,
    audience,
    // A topic that was chosen for another audience limits nothing.
    topic_id: audience === "stuck" ? topicId : "",
    days: Number(input.days),
    state_id: stateId,
    district: readDistrict(context, stateId, district),
    texts: JSON.stringify(texts),
  };
}

function readState({ content }: Pick<CallContext, "content">, staff: Staff, state: string): number | null {
  if (state === "") return null;
  const id = Number(state);
  if (!coversState(staff, id)) throw outsideArea(staff);
  if (!content.places.states.some((each) => each.id === id)) throw new CallError("BAD_REQUEST", "areaUnknown");
  return id;
}

/** The district as accounts store it, found by its name in any language. */
function readDistrict({ content }: Pick<CallContext, "content">, stateId: number | null, district: string): string {
  if (district === "") return "";
  const typed = district.toLowerCase();
  const known = stateId === null ? [] : (content.places.districts.get(stateId) ?? []);
  const found = known.find(({ en, hi }) => [en, hi].some((name) => name.toLowerCase() === typed));
  if (!found) throw new CallError("BAD_REQUEST", stateId === null ? "mailingDistrictState" : "mailingDistrict");
  return found.en;
}
