import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "./database";
import type { CertificatesTable, EnrollmentsTable, QuizAttemptsTable, Schema } from "./schema";
import { dialects, type FreshDatabase, freshDatabase } from "./testing/fresh-database";

const now = "2026-11-20T10:00:00.000Z";

function account(change: { username?: string } = {}) {
  const blank = {
    last_name: "",
    mobile: "",
    gender: "",
    profession: "",
    state: "",
    district: "",
    block: "",
    current_institute: "",
    employment_sector: "",
  };
  const rest = {
    place_of_residence: "",
    school_type: "",
    teaching_subject: "",
    language_preference: "en",
    utm_campaign: "",
    utm_source: "",
  };
  const id = randomUUID();
  return {
    id,
    username: `${id}@example.org`,
    password_hash: "x",
    first_name: "Asha",
    age: null,
    state_id: null,
    created_at: now,
    updated_at: now,
    ...blank,
    ...rest,
    ...change,
  };
}

function enrollment(
  accountId: string,
  change: Partial<Insertable<EnrollmentsTable>> = {},
): Insertable<EnrollmentsTable> {
  const place = { completed_at: null, current_topic_id: null, current_page: null, rating: null };
  return {
    id: randomUUID(),
    account_id: accountId,
    course_id: "c",
    status: "Enrolled",
    language: "en",
    enrolled_at: now,
    ...place,
    ...change,
  };
}

function attempt(enrollmentId: string, number: number): Insertable<QuizAttemptsTable> {
  return {
    id: randomUUID(),
    enrollment_id: enrollmentId,
    topic_id: "t",
    number,
    started_at: now,
    finished_at: null,
    correct_count: null,
    percent: null,
    passed: null,
  };
}

function certificate(accountId: string, enrollmentId: string, number: string): Insertable<CertificatesTable> {
  const who = {
    language: "en",
    first_name: "Asha",
    last_name: "Kumari",
    issued_at: now,
    withdrawn_at: null,
    withdrawn_reason: null,
  };
  return { id: randomUUID(), number, enrollment_id: enrollmentId, account_id: accountId, course_id: "c", ...who };
}

describe.each(dialects)("on %s", (dialect) => {
  let fresh: FreshDatabase;
  let db: Database;
  beforeAll(async () => {
    fresh = await freshDatabase(dialect);
    db = fresh.opened.db;
  });
  afterAll(() => fresh.remove());

  const addAccount = async () => {
    const row = account();
    await db.insertInto("accounts").values(row).execute();
    return row.id;
  };
  const addEnrollment = async () => {
    const accountId = await addAccount();
    const row = enrollment(accountId);
    await db.insertInto("enrollments").values(row).execute();
    return { accountId, enrollmentId: row.id };
  };
  /** The number of these concurrent writes that succeeded. */
  const countStored = async (writes: Promise<unknown>[]) =>
    (await Promise.allSettled(writes)).filter((each) => each.status === "fulfilled").length;

  test("an address has one account, however many registrations are concurrent", async () => {
    const rows = Array.from({ length: 10 }, () => account({ username: "one@example.org" }));
    expect(await countStored(rows.map((row) => db.insertInto("accounts").values(row).execute()))).toBe(1);
  });

  test("a learner has one active enrollment in a course, however many enrol concurrently", async () => {
    const accountId = await addAccount();
    const rows = Array.from({ length: 10 }, () => enrollment(accountId));
    expect(await countStored(rows.map((row) => db.insertInto("enrollments").values(row).execute()))).toBe(1);
  });

  test("a completed enrollment is active; an ended one allows another", async () => {
    const accountId = await addAccount();
    await db
      .insertInto("enrollments")
      .values(enrollment(accountId, { status: "Unenrolled" }))
      .execute();
    await db
      .insertInto("enrollments")
      .values(enrollment(accountId, { status: "Unenrolled" }))
      .execute();
    await db
      .insertInto("enrollments")
      .values(enrollment(accountId, { status: "Completed" }))
      .execute();
    expect(await countStored([db.insertInto("enrollments").values(enrollment(accountId)).execute()])).toBe(0);
  });

  test("an attempt has its number once in its topic, and one answer for each question", async () => {
    const { enrollmentId } = await addEnrollment();
    const rows = Array.from({ length: 10 }, () => attempt(enrollmentId, 1));
    expect(await countStored(rows.map((row) => db.insertInto("quiz_attempts").values(row).execute()))).toBe(1);
    const second = attempt(enrollmentId, 2);
    await db.insertInto("quiz_attempts").values(second).execute();
    const answer: Insertable<Schema["quiz_answers"]> = {
      attempt_id: second.id,
      question_id: "q",
      choices: "[]",
      correct: 0,
      answered_at: now,
    };
    expect(
      await countStored(Array.from({ length: 10 }, () => db.insertInto("quiz_answers").values(answer).execute())),
    ).toBe(1);
  });

  test("an enrollment has one certificate, and one for each module, and no two certificates have one number", async () => {
    const first = await addEnrollment();
    const second = await addEnrollment();
    const rows = Array.from({ length: 10 }, (_, index) =>
      certificate(first.accountId, first.enrollmentId, `SS-${index}`),
    );
    expect(await countStored(rows.map((row) => db.insertInto("certificates").values(row).execute()))).toBe(1);
    const ofModule = () => ({
      ...certificate(first.accountId, first.enrollmentId, randomUUID()),
      module_id: "a-module",
    });
    expect(
      await countStored(Array.from({ length: 10 }, () => db.insertInto("certificates").values(ofModule()).execute())),
    ).toBe(1);
    const { number } = await db.selectFrom("certificates").select("number").executeTakeFirstOrThrow();
    expect(
      await countStored([
        db
          .insertInto("certificates")
          .values(certificate(second.accountId, second.enrollmentId, number))
          .execute(),
      ]),
    ).toBe(0);
  });

  test("a row needs an existing owner and is deleted with it", async () => {
    expect(await countStored([db.insertInto("enrollments").values(enrollment("nobody")).execute()])).toBe(0);
    const { accountId, enrollmentId } = await addEnrollment();
    await db.insertInto("quiz_attempts").values(attempt(enrollmentId, 1)).execute();
    await db.deleteFrom("accounts").where("id", "=", accountId).execute();
    expect(await db.selectFrom("enrollments").selectAll().where("id", "=", enrollmentId).execute()).toEqual([]);
    expect(
      await db.selectFrom("quiz_attempts").selectAll().where("enrollment_id", "=", enrollmentId).execute(),
    ).toEqual([]);
  });
});
