import fc from "fast-check";
import type { Course } from "../../../../platform/content";
import { type Database, write } from "../../../../platform/db";
import { insertAccount } from "../../testing/accounts";

const time = (month: number, day: number, hour = 12) => new Date(Date.UTC(2026, month, day, hour)).toISOString();
/** Also the evening in UTC before a month that has begun in India. */
const moment = fc
  .tuple(fc.nat({ max: 5 }), fc.constantFrom(1, 2, 15, 28, 31), fc.constantFrom(12, 20))
  .map(([month, day, hour]) => time(month, day, hour));
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

export function generatedQuestions(course: Course) {
  return course.topics
    .filter(({ quiz }) => quiz.length > 0)
    .slice(0, 2)
    .flatMap(({ id, quiz }) => quiz.slice(0, 3).map((question) => ({ topic: id, question: question.id })));
}

/** Accounts with what they did; small, so that a failing example can be read. */
export function generatedPortal(course: Course, otherCourse: string) {
  const topics = course.topics.slice(0, 3).map(({ id }) => id);
  const record = fc.record({
    reading: maybe(moment),
    quiz: maybe(moment),
    journal: maybe(moment),
    discussion: maybe(moment),
  });
  const attempt = fc.record({ finished: maybe(moment), right: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }) });
  const test = maybe(fc.record({ score: maybe(fc.integer({ min: 0, max: 8 })) }));
  const enrollment = fc.record({
    status: fc.constantFrom("Enrolled" as const, "Completed" as const, "Unenrolled" as const),
    topic: maybe(fc.constantFrom(...topics)),
    opened: maybe(moment),
    completed: maybe(moment),
    certificate: fc.constantFrom("none", "valid", "withdrawn"),
    records: fc.array(maybe(record), { minLength: topics.length, maxLength: topics.length }),
    attempts: fc.array(maybe(attempt), { minLength: 2, maxLength: 2 }),
    early: test,
    late: test,
  });
  const person = fc.record({
    state: fc.constantFrom(5, 34, null),
    district: fc.constantFrom("Gaya", "Patna", "Agra", ""),
    gender: fc.constantFrom("Female", "Male", ""),
    campaign: fc.constantFrom("bihar", ""),
    registered: moment,
    verified: fc.constantFrom(0, 1),
    role: fc.constantFrom("learner" as const, "learner" as const, "learner" as const, "coordinator" as const),
    here: maybe(enrollment),
    hereBefore: maybe(enrollment),
    there: maybe(enrollment),
  });
  return fc.array(person, { minLength: 1, maxLength: 12 }).map((people) => ({ people, topics, course, otherCourse }));
}

type Arbitrary<Made> = Made extends fc.Arbitrary<infer Value> ? Value : never;
export type Generated = Arbitrary<ReturnType<typeof generatedPortal>>;
type Enrollment = NonNullable<Generated["people"][number]["here"]>;

/** Replaces everything in the database; in one transaction, because each waits for the disk. */
export function fillGenerated(database: Database, portal: Generated): Promise<void> {
  return write(database, (db) => fill(db, portal));
}

async function fill(db: Database, portal: Generated): Promise<void> {
  await db.deleteFrom("accounts").execute();
  for (const [number, person] of portal.people.entries()) {
    const id = `person-${number}`;
    const { district, gender, role, registered } = person;
    await insertAccount(db, id, {
      state_id: person.state,
      district,
      utm_campaign: person.campaign,
      gender,
      role,
      verified_email: person.verified,
      created_at: registered,
      updated_at: registered,
    });
    if (person.hereBefore)
      await enroll(db, portal, id, `${id}-before`, portal.course.id, { ...person.hereBefore, status: "Unenrolled" });
    if (person.here) await enroll(db, portal, id, `${id}-here`, portal.course.id, person.here);
    if (person.there) await enroll(db, portal, id, `${id}-there`, portal.otherCourse, person.there);
  }
}

async function enroll(
  db: Database,
  { topics, course }: Generated,
  accountId: string,
  id: string,
  courseId: string,
  made: Enrollment,
): Promise<void> {
  await db
    .insertInto("enrollments")
    .values({
      id,
      account_id: accountId,
      course_id: courseId,
      status: made.status,
      language: "en",
      enrolled_at: time(0, 1),
      completed_at: made.completed,
      current_topic_id: made.topic,
      page_opened_at: made.opened,
    })
    .execute();
  for (const [index, record] of made.records.entries()) {
    if (!record) continue;
    await db
      .insertInto("topic_records")
      .values({
        enrollment_id: id,
        topic_id: topics[index] ?? "",
        created_at: time(0, 1),
        reading_done_at: record.reading,
        quiz_done_at: record.quiz,
        journal_done_at: record.journal,
        discussion_done_at: record.discussion,
      })
      .execute();
  }
  const generated = generatedQuestions(course);
  for (const [index, attempt] of made.attempts.entries()) {
    const topicId = [...new Set(generated.map(({ topic }) => topic))][index];
    if (!attempt || !topicId) continue;
    const attemptId = `${id}-${topicId}`;
    const correct = attempt.right.filter(Boolean).length;
    await db
      .insertInto("quiz_attempts")
      .values({
        id: attemptId,
        enrollment_id: id,
        topic_id: topicId,
        number: 1,
        started_at: time(0, 1),
        finished_at: attempt.finished,
        correct_count: correct,
      })
      .execute();
    const questions = generated.filter(({ topic }) => topic === topicId);
    const answers = questions.map(({ question }, at) => ({
      attempt_id: attemptId,
      question_id: question,
      choices: "[]",
      correct: attempt.right[at] ? 1 : 0,
      answered_at: time(0, 2),
    }));
    await db.insertInto("quiz_answers").values(answers).execute();
  }
  if (made.early) await answerSituations(db, id, "start", made.early.score);
  if (made.late) await answerSituations(db, id, "end", made.late.score ?? 0);
  if (made.certificate === "none") return;
  await db
    .insertInto("certificates")
    .values({
      id,
      number: id,
      enrollment_id: id,
      account_id: accountId,
      course_id: courseId,
      language: "en",
      first_name: "A",
      last_name: "B",
      issued_at: time(0, 3),
      withdrawn_at: made.certificate === "withdrawn" ? time(0, 4) : null,
    })
    .execute();
}

async function answerSituations(
  db: Database,
  enrollment_id: string,
  moment: "start" | "end",
  score: number | null,
): Promise<void> {
  const row = { enrollment_id, moment, form: "a", answers: "{}", score, of: 8, answered_at: time(0, 1) } as const;
  await db
    .insertInto("gain_tests")
    .values(row)
    .onConflict((conflict) => conflict.columns(["enrollment_id", "moment"]).doNothing())
    .execute();
}

/** One of the changes that happen in a portal, to one of the people. */
export async function changeSomething(db: Database, { people }: Generated, number: number): Promise<void> {
  const id = `person-${number % people.length}`;
  const here = `${id}-here`;
  const accounts = db.updateTable("accounts").where("id", "=", id);
  const enrollments = db.updateTable("enrollments").where("id", "=", here);
  const changes = [
    () => accounts.set({ district: "Agra", state_id: 34 }).execute(),
    () => accounts.set({ role: "partner" }).execute(),
    () => accounts.set({ password_hash: "" }).execute(),
    () => accounts.set({ verified_email: number % 2 }).execute(),
    () => db.deleteFrom("accounts").where("id", "=", id).execute(),
    () => enrollments.set({ status: "Completed", completed_at: time(5, 14) }).execute(),
    () => enrollments.set({ page_opened_at: time(5, 14) }).execute(),
    () => enrollments.set({ status: "Unenrolled" }).execute(),
    () => db.deleteFrom("enrollments").where("id", "=", here).execute(),
    () =>
      db
        .updateTable("topic_records")
        .set({ reading_done_at: time(5, 1), quiz_done_at: null })
        .where("enrollment_id", "=", here)
        .execute(),
    () =>
      db
        .updateTable("quiz_attempts")
        .set({ finished_at: time(5, 1) })
        .where("enrollment_id", "=", here)
        .execute(),
    () =>
      db
        .updateTable("certificates")
        .set({ withdrawn_at: time(5, 1) })
        .where("enrollment_id", "=", here)
        .execute(),
    async () => {
      const enrollment = await db.selectFrom("enrollments").select("id").where("id", "=", here).executeTakeFirst();
      if (enrollment) await answerSituations(db, here, number % 2 === 0 ? "end" : "start", number % 9);
    },
    () => db.deleteFrom("gain_tests").where("enrollment_id", "=", here).where("moment", "=", "end").execute(),
  ];
  await changes[number % changes.length]?.();
}
