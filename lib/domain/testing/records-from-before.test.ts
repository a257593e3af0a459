import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../platform/db";
import { migrations } from "../../platform/db/migrations";
import { dialects, emptyDatabase, type FreshDatabase } from "../../platform/db/testing/fresh-database";
import { findLearner } from "../../platform/session";
import { accounts } from "../accounts";
import type { CallContext } from "../call";
import { certificates, completeCourse } from "../certificates";
import { courses } from "../courses";
import { learning } from "../learning";
import { quizzes } from "../quizzes";
import { onFreshPortal } from "./fresh-portal";
import {
  allTopics,
  answerQuiz,
  completeProfile,
  completeTopic,
  completeTopics,
  courseId,
  guestContext,
  newRegistration,
  readTopic,
  wrongChoices,
} from "./learners";

/** The last migration before quizzes drew from banks, questions came back, and courses had situations and cases. */
const before = "0026-badge-statuses";
/** With the records of learners, each after those that it refers to. */
const tables = [
  "accounts",
  "sessions",
  "enrollments",
  "topic_records",
  "quiz_attempts",
  "quiz_answers",
  "journal_entries",
  "certificates",
] as const;

describe.each(dialects)("records made before, after every migration, on %s", (dialect) => {
  let guest: CallContext;
  let old: FreshDatabase;
  let later: CallContext;
  const done = { token: "", eid: "", certificateId: "" };
  const halfway = { token: "", eid: "" };
  const topics = () => allTopics(guest.content);

  onFreshPortal(dialect, (context) => {
    guest = context;
  });
  beforeAll(async () => {
    const enrolled = async () => {
      const { token } = await accounts.register(guest, newRegistration());
      const learner = { ...guest, learner: await findLearner(guest.db, token, guest.now) };
      const { enrollmentId } = await courses.enroll(learner, { id: courseId });
      await completeProfile(learner);
      return {
        token,
        eid: enrollmentId,
        learner: { ...guest, learner: await findLearner(guest.db, token, guest.now) },
      };
    };
    const first = await enrolled();
    await completeTopics(first.learner);
    const { certificateId } = await completeCourse(first.learner, { id: courseId, eid: first.eid });
    Object.assign(done, { token: first.token, eid: first.eid, certificateId });
    const second = await enrolled();
    for (const topic of topics().slice(0, 3)) await completeTopic(second.learner, topic);
    const fourth = topics()[3];
    if (!fourth) throw new Error("The course has fewer than four topics");
    await readTopic(second.learner, fourth);
    await answerQuiz(second.learner, fourth.id, wrongChoices);
    Object.assign(halfway, { token: second.token, eid: second.eid });

    old = await emptyDatabase(dialect);
    const migrator = new Migrator({ db: old.opened.db, provider: { getMigrations: async () => migrations } });
    expect((await migrator.migrateTo(before)).error).toBeUndefined();
    await copyRows(guest.db, old.opened.db);
    expect((await migrator.migrateToLatest()).error).toBeUndefined();
    later = await guestContext(old);
  });
  afterAll(async () => {
    later?.limits.close();
    await old?.remove();
  });

  const holder = async ({ token }: { token: string }) => ({
    ...later,
    learner: await findLearner(later.db, token, later.now),
  });
  const course = async (learner: CallContext) => {
    const query = { language: "en" as const };
    const body = { cases: true };
    const answer = await learning.modules(learner, { params: { id: courseId }, query, body });
    return { ...answer.enrollment_info[0], statuses: answer.moduleTopic_info.map(({ status }) => status) };
  };

  test("a completed course stays complete, without its end case, and its certificate is valid and the same", async () => {
    const learner = await holder(done);
    expect(await course(learner)).toMatchObject({
      progress: 100,
      status: "Completed",
      end_case: null,
      statuses: topics().map(() => "Completed"),
    });
    const shown = (await certificates.read(later, { id: done.certificateId })).data;
    expect(shown).toMatchObject({ firstName: "Asha", lastName: "Kumari" });
    expect((await certificates.read(learner, { id: done.certificateId })).data.owner).toBe(true);
    expect((await completeCourse(learner, { id: courseId, eid: done.eid })).certificateId).toBe(done.certificateId);
  });

  test("who was in the middle has the same progress, and goes on up to the certificate", async () => {
    const learner = await holder(halfway);
    const now = await course(learner);
    expect(now.progress).toBeGreaterThan(0);
    expect(now.statuses.slice(0, 3)).toEqual(["Completed", "Completed", "Completed"]);
    expect(now.statuses.slice(3, 5)).not.toContain("Completed");
    const fourth = topics()[3]?.id ?? "";
    const attempt = await quizzes.attempt(learner, { topicId: fourth });
    expect(attempt).toMatchObject({ number: 1, passed: false, percent: 0 });
    await quizzes.retake(learner, { topicId: fourth });
    for (const topic of topics().slice(3)) await completeTopic(learner, topic);
    expect(await course(learner)).toMatchObject({ progress: 100, end_case: null });
    const issued = await completeCourse(learner, { id: courseId, eid: halfway.eid });
    expect(issued.certificateId).toEqual(expect.any(String));
  });

  test("a journal stays as it was, and the quizzes that were passed have their scores", async () => {
    const rows = async (db: Database, table: "journal_entries" | "topic_records") =>
      await db
        .selectFrom(table)
        .select(["enrollment_id", "topic_id", table === "journal_entries" ? "entry" : "quiz_score"])
        .where(
          "topic_id",
          "in",
          topics()
            .slice(0, 3)
            .map(({ id }) => id),
        )
        .orderBy("enrollment_id")
        .orderBy("topic_id")
        .execute();
    for (const table of ["journal_entries", "topic_records"] as const)
      expect(await rows(later.db, table)).toEqual(await rows(guest.db, table));
  });
});

/** Copies what the older tables have columns for. */
async function copyRows(from: Database, to: Database): Promise<void> {
  const there = await to.introspection.getTables();
  for (const name of tables) {
    const columns = there.find((table) => table.name === name)?.columns.map((column) => column.name) ?? [];
    expect(columns).not.toEqual([]);
    const names = sql.join(columns.map((column) => sql.ref(column)));
    const { rows } = await sql<Record<string, unknown>>`select ${names} from ${sql.table(name)}`.execute(from);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows)
      await sql`insert into ${sql.table(name)} (${names}) values (${sql.join(columns.map((column) => row[column]))})`.execute(
        to,
      );
  }
}
