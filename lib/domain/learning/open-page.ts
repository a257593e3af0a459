import type { Topic } from "../../platform/content";
import { type Database, write } from "../../platform/db";
import type { CallContext } from "../call";
import { emptyRecord, isTopicComplete, type TopicRecord } from "./progress";
import { addTime, coversTopic, type OpenPage, type PageTimes, readPages, timesNow } from "./reading";
import { type Enrollment, listTopicRecords } from "./records";
import type { TopicAccess } from "./require-access";

export type Opened = { record: TopicRecord; completesTopic: boolean };

/**
 * Records that a learner opens a page of the primary reading (rule: topic.read-first). The previously open page is
 * credited with the time since its opening, and the time of this page starts. Of pages opened together only the last
 * one gains time, and no call is needed to close a page. A prefetch records nothing. @returns the topic's record, and
 * whether this completed a topic
 */
export async function openPage(context: CallContext, place: TopicAccess, page: number): Promise<Opened> {
  const { enrollment, topic, record, records } = place;
  if (context.isPrefetch) return { record: record ?? emptyRecord(topic.id), completesTopic: false };
  // The page is open already: nothing to write.
  if (record && isOpen(enrollment, topic.id, page)) return { record, completesTopic: false };
  return write(context.db, async (db) => {
    if (await moveToPage(db, enrollment, topic.id, page, context.now))
      return storeTimes(db, context, { before: enrollment, records, topic, page });
    // A concurrent request opened a page: lock the enrollment, which waits for it, and continue from there.
    const held = await holdEnrollment(db, enrollment, context);
    await moveToPage(db, held.before, topic.id, page, context.now);
    return storeTimes(db, context, { ...held, topic, page });
  });
}

/**
 * Credits a page that was read without a network. The time is taken from that of the page that the portal knows to be
 * open, so that all pages together never gain more than the time that has passed; the learner's place stays.
 */
export async function creditPage(context: CallContext, place: TopicAccess, page: number, ms: number): Promise<Opened> {
  const { topic, enrollment } = place;
  const { now, settings } = context;
  return write(context.db, async (db) => {
    const { before, records } = await holdEnrollment(db, enrollment, context);
    const since = before.page_opened_at === null ? now.getTime() : Date.parse(before.page_opened_at);
    const credited = Math.min(ms, Math.max(0, now.getTime() - since));
    if (before.page_opened_at !== null)
      await db
        .updateTable("enrollments")
        .set({ page_opened_at: new Date(since + credited).toISOString() })
        .where("id", "=", enrollment.id)
        .execute();
    const known = records.find((each) => each.topicId === topic.id) ?? emptyRecord(topic.id);
    const times = addTime(topic, known.reading.times, page, credited, settings);
    return storeRecords(db, context, enrollment.id, [withTimes(context, known, times)]);
  });
}

/** Whether this page is the one whose time is running. */
export function isOpen(open: OpenPage, topicId: string, page: number): boolean {
  return open.page_opened_at !== null && open.current_topic_id === topicId && open.current_page === page;
}

/** An enrollment with the page that is open in it. */
type Open = OpenPage & Pick<Enrollment, "id">;

/** Moves on if the known page is still open. One of two concurrent openings fails: no time is credited twice. */
async function moveToPage(db: Database, open: Open, topicId: string, page: number, now: Date) {
  const is = (value: unknown) => (value === null ? ("is" as const) : ("=" as const));
  const { numUpdatedRows } = await db
    .updateTable("enrollments")
    .set({ current_topic_id: topicId, current_page: page, page_opened_at: now.toISOString() })
    .where("id", "=", open.id)
    .where("current_topic_id", is(open.current_topic_id), open.current_topic_id)
    .where("current_page", is(open.current_page), open.current_page)
    .where("page_opened_at", is(open.page_opened_at), open.page_opened_at)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** Locks the enrollment until the transaction ends, and reads its open page and its records again. */
async function holdEnrollment(db: Database, { id }: Enrollment, context: CallContext) {
  const before = await db
    .updateTable("enrollments")
    .set(({ ref }) => ({ id: ref("id") }))
    .where("id", "=", id)
    .returning(["id", "current_topic_id", "current_page", "page_opened_at"])
    .executeTakeFirstOrThrow();
  return { before, records: (await listTopicRecords(db, [id], context)).get(id) ?? [] };
}

type Opening = { before: Open; records: TopicRecord[]; topic: Topic; page: number };

/** Credits the previous topic and opens the new one, often the same, in one statement. */
async function storeTimes(db: Database, context: CallContext, { before, records, topic, page }: Opening) {
  const left = records.filter(
    ({ topicId }) => topicId === before.current_topic_id && topicId !== topic.id && before.page_opened_at !== null,
  );
  const opened = records.find(({ topicId }) => topicId === topic.id) ?? emptyRecord(topic.id);
  const credited = ({ topicId, reading }: TopicRecord) => timesNow(topicId, reading.times, before, context);
  return storeRecords(db, context, before.id, [
    ...left.map((each) => withTimes(context, each, credited(each))),
    withTimes(context, opened, addTime(topic, credited(opened), page, 0, context.settings)),
  ]);
}

/** Writes the page times of topics. @returns the last of them, and whether this completed one */
async function storeRecords(db: Database, { content, now }: CallContext, enrollmentId: string, after: TopicRecord[]) {
  const rows = after.map((record) => ({
    enrollment_id: enrollmentId,
    topic_id: record.topicId,
    created_at: now.toISOString(),
    page_times: JSON.stringify(record.reading.times),
    reading_done_at: record.readingDone ? now.toISOString() : null,
  }));
  await db
    .insertInto("topic_records")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["enrollment_id", "topic_id"]).doUpdateSet(({ fn, ref }) => ({
        page_times: ref("excluded.page_times"),
        reading_done_at: fn.coalesce("topic_records.reading_done_at", "excluded.reading_done_at"),
      })),
    )
    .execute();
  const completes = (record: TopicRecord) => {
    const known = content.topicById.get(record.topicId);
    return known !== undefined && record.reading.newlyDone === true && isTopicComplete(known, record);
  };
  return { record: after.at(-1) as TopicRecord, completesTopic: after.some(completes) };
}

function withTimes({ content }: CallContext, record: TopicRecord, times: PageTimes): TopicRecord {
  const readingDone = record.reading.marked || coversTopic(content, record.topicId, times);
  return {
    ...record,
    readingDone,
    pagesRead: readPages(times),
    reading: { times, marked: readingDone, newlyDone: readingDone && !record.reading.marked },
  };
}
