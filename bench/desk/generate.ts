import { sql } from "kysely";
import { noteMissingSearchKeys } from "../../lib/domain/accounts";
import type { Content } from "../../lib/platform/content";
import type { OpenDatabase } from "../../lib/platform/db";
import {
  addProgressTriggers,
  countProgress,
  removeProgressTriggers,
} from "../../lib/platform/db/migrations/0021-progress-of-enrollments";
import { addConsentTrigger, removeConsentTrigger } from "../../lib/platform/db/migrations/0022-agreed-to-mailings";
import { addGainTriggers, removeGainTriggers } from "../../lib/platform/db/migrations/0032-before-and-after";
import { removeFigureTriggers } from "../../lib/platform/db/migrations/figures/0015-figures";
import { addFigureTriggers } from "../../lib/platform/db/migrations/figures/0016-figure-notes";
import { emptyTexts } from "../../lib/platform/db/testing/bare-account";
import { insertAll } from "./bulk";
import { insertDeskWork } from "./desk-work";
import { fillFigures } from "./fill-figures";
import { insertAnswers } from "./generate-attempts";
import { insertCourse } from "./generate-course";
import { withoutIndexes } from "./indexes";
import { type Place, personAt, weightedPlaces } from "./person";

export type Generated = {
  learners: number;
  enrollments: number;
  topicRecords: number;
  firstAttempts: number;
  answers: number;
  texts: number;
} & Record<"comments" | "messages" | "reviews", number>;

/**
 * Fills a migrated, empty database: everybody takes the first course, half of them the second. Most stop within the
 * first topics, as people do; the furthest third goes to the end. Then the figures' tables are made as in a running
 * portal.
 */
export async function generate(
  opened: OpenDatabase,
  content: Content,
  learners: number,
  now: Date,
): Promise<Generated> {
  const { db } = opened;
  await removeFigureTriggers(db);
  await removeGainTriggers(db);
  await removeProgressTriggers(db);
  await removeConsentTrigger(db);
  const [first, second] = content.courses;
  if (!first || !second) throw new Error("The bench needs two courses");
  await withoutIndexes(opened, filled, async () => {
    await timed("accounts", () => insertAccounts(opened, weightedPlaces(content), learners, now));
    for (const [index, course] of [first, second].entries())
      await timed(course.id, () =>
        insertCourse(opened, course, index, index === 0 ? learners : Math.floor(learners / 2), now),
      );
    await timed("answers to quizzes", () => insertAnswers(opened, [first, second]));
    await timed("the desk's work", () => insertDeskWork(opened, content, learners, now));
  });
  await timed("keys of the names", async () => {
    while ((await noteMissingSearchKeys(db)) > 0);
  });
  await timed("statistics", () => sql`analyze`.execute(db));
  await timed("figures' tables", () => fillFigures(opened));
  await addFigureTriggers(db);
  await addGainTriggers(db);
  await countProgress(db);
  await addProgressTriggers(db);
  await addConsentTrigger(db);
  // PostgreSQL runs autovacuum after this many changes, and only after it a query can be answered from an index without
  // the table.
  await timed("statistics", () => sql.raw(opened.kind === "postgres" ? "vacuum analyze" : "analyze").execute(db));
  const count = async (table: string) =>
    Number((await sql<{ n: string }>`select count(*) as n from ${sql.table(table)}`.execute(db)).rows[0]?.n);
  return {
    learners,
    enrollments: await count("enrollments"),
    topicRecords: await count("topic_records"),
    firstAttempts: await count("quiz_attempts"),
    answers: await count("quiz_answers"),
    texts: await count("course_feedback"),
    comments: await count("comments"),
    messages: await count("chat_messages"),
    reviews: await count("reviews"),
  };
}

const courseTables = [
  "enrollments",
  "topic_records",
  "quiz_attempts",
  "quiz_answers",
  "certificates",
  "course_feedback",
  "gain_tests",
];
const filled = ["accounts", ...courseTables, "consents", "comments", "comment_reports", "chat_messages", "reviews"];

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const begun = Date.now();
  await work();
  console.log(`${what}: ${((Date.now() - begun) / 1000).toFixed(1)} s`);
}

async function insertAccounts(opened: OpenDatabase, places: Place[], learners: number, now: Date): Promise<void> {
  const names = ["id", "username", ...(Object.keys(emptyTexts) as (keyof typeof emptyTexts)[])] as const;
  const columns = {
    state_id: "int",
    verified_email: "int",
    agreed_to_mailings: "int",
    ...Object.fromEntries(names.map((name) => [name, "text"])),
  } as const;
  await insertAll(
    opened,
    "accounts",
    columns,
    (function* () {
      for (let number = 0; number < learners; number += 1) {
        const person = personAt(number, places, now);
        yield [person.state_id, person.verified_email, person.agreed_to_mailings, ...names.map((name) => person[name])];
      }
    })(),
  );
}
