import { randomUUID } from "node:crypto";
import { expressionBuilder, type Selectable, sql } from "kysely";
import { type Database, type EnrollmentsTable, type TopicRecordsTable, write } from "../../platform/db";
import type { Language } from "../../platform/i18n/language";
import type { Learner } from "../../platform/session";
import type { TopicRecord } from "./progress";
import { coversTopic, type OpenPage, type PageTimes, type ReadingRule, readPages, timesNow } from "./reading";

declare const proven: unique symbol;
/** An active enrollment of the caller. Only this domain creates values of this type. */
export type Enrollment = Selectable<EnrollmentsTable> & { readonly [proven]: true; status: "Enrolled" | "Completed" };

export type TopicKey = { enrollment_id: string; topic_id: string };
export const topicKey = ({ id }: Enrollment, topic_id: string): TopicKey => ({ enrollment_id: id, topic_id });
/** The condition on the rows with this key, of every table that has both columns. */
export const inTopic = (key: TopicKey) => expressionBuilder<{ stored: TopicKey }, "stored">().and(key);

// As a literal: SQLite plans a statement anew at every run where a parameter may choose an index of some rows.
const activeEnrollments = (db: Database, accountId: string) =>
  db.selectFrom("enrollments").where("account_id", "=", accountId).where("status", "<>", sql.lit("Unenrolled"));

/** The enrollment with its topic records in one query, which every learning page starts with. */
export async function findEnrollmentAndRecords(db: Database, learner: Learner, courseId: string, rule: ReadingRule) {
  const rows = await activeWithRecords(db, learner).where("course_id", "=", courseId).execute();
  return toEnrollment(rows, rule);
}

function activeWithRecords(db: Database, { accountId }: Learner) {
  const enrollments = activeEnrollments(db, accountId);
  return enrollments.leftJoin("topic_records", "topic_records.enrollment_id", "enrollments.id").selectAll();
}

type JoinedRow = Selectable<EnrollmentsTable> & {
  [Column in keyof Selectable<TopicRecordsTable>]: Selectable<TopicRecordsTable>[Column] | null;
};

/** The rows of one enrollment, each with one of its records or none. */
function toEnrollment(rows: JoinedRow[], rule: ReadingRule): { enrollment: Enrollment; records: TopicRecord[] } | null {
  // Each row has the columns of the enrollment.
  const enrollment: Selectable<EnrollmentsTable> | undefined = rows[0];
  if (!enrollment) return null;
  const records = rows.flatMap((row) => (row.topic_id === null ? [] : fromRow(row as RecordRow, rule)));
  return { enrollment: enrollment as Enrollment, records };
}

/** All active enrollments with their topic records in one query, the latest enrollment first. */
export async function listEnrollmentsWithRecords(db: Database, learner: Learner, rule: ReadingRule) {
  const rows = await activeWithRecords(db, learner).orderBy("enrolled_at", "desc").execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((own) => toEnrollment(own, rule) ?? []);
}

export async function listEnrolledCourses(db: Database, { accountId }: Learner): Promise<string[]> {
  const rows = await activeEnrollments(db, accountId).select("course_id").execute();
  return rows.map((row) => row.course_id);
}

/** Enrolls in the caller's transaction; an active enrollment stays. @returns whether the enrollment is new */
export async function enrollAccount(db: Database, accountId: string, courseId: string, language: Language, now: Date) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("enrollments")
    .values({
      id: randomUUID(),
      account_id: accountId,
      course_id: courseId,
      status: "Enrolled",
      language,
      enrolled_at: now.toISOString(),
      end_case: "later",
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Enrolls a learner; repeated and concurrent calls return the same id, and one of them says that it is new. */
export async function enroll(db: Database, { accountId }: Learner, courseId: string, language: Language, now: Date) {
  return write(db, async (transaction) => {
    const isNew = await enrollAccount(transaction, accountId, courseId, language, now);
    const active = activeEnrollments(transaction, accountId).select("id").where("course_id", "=", courseId);
    return { ...(await active.executeTakeFirstOrThrow()), isNew };
  });
}

/** The topic records of several enrollments in one query, by enrollment id; each id has an entry. */
export async function listTopicRecords(db: Database, enrollmentIds: string[], rule: ReadingRule) {
  const records = new Map<string, TopicRecord[]>(enrollmentIds.map((id) => [id, []]));
  if (enrollmentIds.length === 0) return records;
  const rows = await db
    .selectFrom("topic_records")
    .innerJoin("enrollments", "enrollments.id", "topic_records.enrollment_id")
    .selectAll("topic_records")
    .select(["current_topic_id", "current_page", "page_opened_at"])
    .where("enrollment_id", "in", enrollmentIds)
    .execute();
  for (const row of rows) records.get(row.enrollment_id)?.push(fromRow(row, rule));
  return records;
}

/** Creates the topic's record unless it exists. */
export async function openTopic(db: Database, enrollment: Enrollment, topicId: string, now: Date): Promise<void> {
  await db
    .insertInto("topic_records")
    .values({ ...topicKey(enrollment, topicId), created_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(["enrollment_id", "topic_id"]).doNothing())
    .execute();
}

export type DoneColumn =
  | "reading_done_at"
  | "quiz_done_at"
  | "quiz_reported_at"
  | "journal_done_at"
  | "discussion_done_at"
  | "form_done_at";

/** Marks a section done; a second call does not change the stored time. */
export async function markDone(db: Database, enrollment: Enrollment, topicId: string, column: DoneColumn, now: Date) {
  await db
    .updateTable("topic_records")
    .set({ [column]: now.toISOString() })
    .where(inTopic(topicKey(enrollment, topicId)))
    .where(column, "is", null)
    .execute();
}

/** Raises the score of a topic's quiz; it never falls. */
export async function raiseScore(db: Database, enrollment: Enrollment, topicId: string, score: number): Promise<void> {
  await db
    .updateTable("topic_records")
    .set({ quiz_score: score })
    .where(inTopic(topicKey(enrollment, topicId)))
    .where((where) => where.or([where("quiz_score", "is", null), where("quiz_score", "<", score)]))
    .execute();
}

/** Replaces a score that a client had reported by the score of a graded pass. */
export async function replaceReportedScore(db: Database, enrollment: Enrollment, topicId: string, score: number) {
  await db
    .updateTable("topic_records")
    .set({ quiz_score: score, quiz_reported_at: null })
    .where(inTopic(topicKey(enrollment, topicId)))
    .where("quiz_reported_at", "is not", null)
    .execute();
}

/** A topic record beside the page that is open in its enrollment. */
type RecordRow = Selectable<TopicRecordsTable> & OpenPage;

function fromRow(row: RecordRow, rule: ReadingRule): TopicRecord {
  const times = JSON.parse(row.page_times) as PageTimes;
  const now = timesNow(row.topic_id, times, row, rule);
  const marked = row.reading_done_at !== null;
  return {
    topicId: row.topic_id,
    pagesRead: readPages(now),
    readingDone: marked || coversTopic(rule.content, row.topic_id, now),
    reading: { times, marked },
    quizScore: row.quiz_score,
    quizDone: row.quiz_done_at !== null,
    journalDone: row.journal_done_at !== null,
    discussionDone: row.discussion_done_at !== null,
    formDone: row.form_done_at !== null,
  };
}
