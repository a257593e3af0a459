import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { type Database, type EnrollmentsTable, type TopicRecordsTable, write } from "../db";
import type { Language } from "../i18n/language";
import type { Learner } from "../session";
import type { TopicRecord } from "./progress";

declare const proven: unique symbol;
/** An active enrollment of the learner who asks. Only this room makes one. */
export type Enrollment = Selectable<EnrollmentsTable> & { readonly [proven]: true; status: "Enrolled" | "Completed" };

/** A learner's active enrollment in a course; null when there is none. */
export async function findEnrollment(db: Database, learner: Learner, courseId: string): Promise<Enrollment | null> {
  const row = await db
    .selectFrom("enrollments")
    .selectAll()
    .where("account_id", "=", learner.accountId)
    .where("course_id", "=", courseId)
    .where("status", "<>", "Unenrolled")
    .executeTakeFirst();
  return (row as Enrollment | undefined) ?? null;
}

/** The same with what was done in the topics, in one query: every page of a learner begins with it. */
export async function findEnrollmentAndRecords(
  db: Database,
  learner: Learner,
  courseId: string,
): Promise<{ enrollment: Enrollment; records: TopicRecord[] } | null> {
  const rows = await db
    .selectFrom("enrollments")
    .leftJoin("topic_records", "topic_records.enrollment_id", "enrollments.id")
    .selectAll()
    .where("account_id", "=", learner.accountId)
    .where("course_id", "=", courseId)
    .where("status", "<>", "Unenrolled")
    .execute();
  const [first] = rows;
  if (!first) return null;
  const { id, account_id, course_id, status, language, enrolled_at, completed_at, current_topic_id, current_page, rating } = first;
  const enrollment = { id, account_id, course_id, status, language, enrolled_at, completed_at, current_topic_id, current_page, rating } as Enrollment;
  return { enrollment, records: rows.flatMap((row) => (row.topic_id === null ? [] : fromRow(row as Selectable<TopicRecordsTable>))) };
}

export async function listEnrollments(db: Database, learner: Learner): Promise<Enrollment[]> {
  const rows = await db
    .selectFrom("enrollments")
    .selectAll()
    .where("account_id", "=", learner.accountId)
    .where("status", "<>", "Unenrolled")
    .orderBy("enrolled_at", "desc")
    .execute();
  return rows as Enrollment[];
}

/** Enrolls once, however often it is asked. */
export async function enroll(db: Database, learner: Learner, courseId: string, language: Language, now: Date): Promise<Enrollment> {
  return write(db, async (transaction) => {
    await transaction
      .insertInto("enrollments")
      .values({
        id: randomUUID(),
        account_id: learner.accountId,
        course_id: courseId,
        status: "Enrolled",
        language,
        enrolled_at: now.toISOString(),
        completed_at: null,
        current_topic_id: null,
        current_page: null,
        rating: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await findEnrollment(transaction, learner, courseId)) as Enrollment;
  });
}

export async function listTopicRecords(db: Database, enrollmentIds: string[]): Promise<Map<string, TopicRecord[]>> {
  const records = new Map<string, TopicRecord[]>(enrollmentIds.map((id) => [id, []]));
  if (enrollmentIds.length === 0) return records;
  const rows = await db.selectFrom("topic_records").selectAll().where("enrollment_id", "in", enrollmentIds).execute();
  for (const row of rows) records.get(row.enrollment_id)?.push(fromRow(row));
  return records;
}

/** Makes the topic's record where there is none. */
export async function openTopic(db: Database, enrollment: Enrollment, topicId: string, now: Date): Promise<void> {
  await db
    .insertInto("topic_records")
    .values({
      enrollment_id: enrollment.id,
      topic_id: topicId,
      created_at: now.toISOString(),
      reading_done_at: null,
      quiz_score: null,
      quiz_done_at: null,
      journal_done_at: null,
      discussion_done_at: null,
      form_done_at: null,
    })
    .onConflict((conflict) => conflict.columns(["enrollment_id", "topic_id"]).doNothing())
    .execute();
}

/** Opens the topic, keeps the furthest page and, with the last one, that the reading is done: one statement, and nothing falls. */
export async function keepReading(db: Database, enrollment: Enrollment, topicId: string, page: number, isLast: boolean, now: Date): Promise<void> {
  const time = now.toISOString();
  const done = { quiz_score: null, quiz_done_at: null, journal_done_at: null, discussion_done_at: null, form_done_at: null };
  await db
    .insertInto("topic_records")
    .values({ enrollment_id: enrollment.id, topic_id: topicId, created_at: time, pages_read: page, reading_done_at: isLast ? time : null, ...done })
    .onConflict((conflict) =>
      conflict.columns(["enrollment_id", "topic_id"]).doUpdateSet((set) => ({
        pages_read: set
          .case()
          .when("topic_records.pages_read", "<", set.ref("excluded.pages_read"))
          .then(set.ref("excluded.pages_read"))
          .else(set.ref("topic_records.pages_read"))
          .end(),
        reading_done_at: set.fn.coalesce("topic_records.reading_done_at", "excluded.reading_done_at"),
      })),
    )
    .execute();
}

export type DoneColumn = "reading_done_at" | "quiz_done_at" | "quiz_reported_at" | "journal_done_at" | "discussion_done_at" | "form_done_at";

/** Marks a section done once; the time of the first time stays. */
export async function markDone(db: Database, enrollment: Enrollment, topicId: string, column: DoneColumn, now: Date): Promise<void> {
  await db
    .updateTable("topic_records")
    .set({ [column]: now.toISOString() })
    .where("enrollment_id", "=", enrollment.id)
    .where("topic_id", "=", topicId)
    .where(column, "is", null)
    .execute();
}

/** Keeps the furthest page and the best score: neither ever falls. */
export async function raise(db: Database, enrollment: Enrollment, topicId: string, column: "pages_read" | "quiz_score", value: number): Promise<void> {
  await db
    .updateTable("topic_records")
    .set({ [column]: value })
    .where("enrollment_id", "=", enrollment.id)
    .where("topic_id", "=", topicId)
    .where((where) => where.or([where(column, "is", null), where(column, "<", value)]))
    .execute();
}

/** A graded pass takes the place of a score that only a client had reported. */
export async function replaceReportedScore(db: Database, enrollment: Enrollment, topicId: string, score: number): Promise<void> {
  await db
    .updateTable("topic_records")
    .set({ quiz_score: score, quiz_reported_at: null })
    .where("enrollment_id", "=", enrollment.id)
    .where("topic_id", "=", topicId)
    .where("quiz_reported_at", "is not", null)
    .execute();
}

export async function keepPlace(db: Database, enrollment: Enrollment, topicId: string, page: number): Promise<void> {
  await db.updateTable("enrollments").set({ current_topic_id: topicId, current_page: page }).where("id", "=", enrollment.id).execute();
}

function fromRow(row: Selectable<TopicRecordsTable>): TopicRecord {
  return {
    topicId: row.topic_id,
    pagesRead: row.pages_read,
    readingDone: row.reading_done_at !== null,
    quizScore: row.quiz_score,
    quizDone: row.quiz_done_at !== null,
    journalDone: row.journal_done_at !== null,
    discussionDone: row.discussion_done_at !== null,
    formDone: row.form_done_at !== null,
  };
}
