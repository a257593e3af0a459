import { sql } from "kysely";
import { noteMissingSearchKeys } from "../../lib/domain/accounts";
import {
  insertAnswers as insertFigureAnswers,
  insertGains,
  insertPeople,
} from "../../lib/domain/desk/programmes/refresh-figures";
import type { Content } from "../../lib/platform/content";
import { type OpenDatabase, write } from "../../lib/platform/db";
import {
  addProgressTriggers,
  countProgress,
  removeProgressTriggers,
} from "../../lib/platform/db/migrations/0021-progress-of-enrollments";
import { addConsentTrigger, removeConsentTrigger } from "../../lib/platform/db/migrations/0022-agreed-to-mailings";
import { addGainTriggers, removeGainTriggers } from "../../lib/platform/db/migrations/0032-before-and-after";
import { removeFigureTriggers } from "../../lib/platform/db/migrations/figures/0015-figures";
import { addFigureTriggers } from "../../lib/platform/db/migrations/figures/0016-figure-notes";
import { removeSumTriggers } from "../../lib/platform/db/migrations/figures/0020-figure-sums";
import { addSumTriggers, sumAnswers } from "../../lib/platform/db/migrations/figures/0024-verified-in-figures";
import { insertAll, withoutIndexes } from "./bulk";
import { rowsOf } from "./chance";
import { insertAnswers, insertCourse } from "./courses";
import { insertDeskWork } from "./desk-work";
import { personAt, weightedPlaces } from "./people";

/** How many rows there are of what. */
export type Generated = Record<string, number>;

const counted = {
  ...{ enrollments: "enrollments", topicRecords: "topic_records", firstAttempts: "quiz_attempts" },
  ...{ answers: "quiz_answers", texts: "course_feedback", comments: "comments", messages: "chat_messages" },
  reviews: "reviews",
};
const figureTables = ["figure_people", "figure_answers", "figure_gains", "figure_state_sums", "figure_month_sums"];

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
  const { db, kind } = opened;
  const [first, second] = content.courses;
  if (!first || !second) throw new Error("The bench needs two courses");
  for (const remove of [removeFigureTriggers, removeGainTriggers, removeProgressTriggers, removeConsentTrigger])
    await remove(db);
  const more = ["accounts", "certificates", "gain_tests", "consents", "comment_reports"];
  await withoutIndexes(opened, [...Object.values(counted), ...more], async () => {
    const places = weightedPlaces(content);
    await timed("accounts", () =>
      insertAll(
        opened,
        "accounts",
        rowsOf(learners, (number) => [personAt(number, places, now)]),
      ),
    );
    await timed(first.id, () => insertCourse(opened, first, 0, learners, now));
    await timed(second.id, () => insertCourse(opened, second, 1, Math.floor(learners / 2), now));
    await timed("answers to quizzes", () => insertAnswers(opened, [first, second]));
    await timed("the desk's work", () => insertDeskWork(opened, content, learners, now));
  });
  await timed("keys of the names", async () => {
    while ((await noteMissingSearchKeys(db)) > 0);
  });
  await timed("statistics", () => sql`analyze`.execute(db));
  await timed("figures' tables", () => withoutIndexes(opened, figureTables, () => fillFigures(opened)));
  await addFigureTriggers(db);
  await addGainTriggers(db);
  await countProgress(db);
  await addProgressTriggers(db);
  await addConsentTrigger(db);
  // PostgreSQL runs autovacuum after this many changes, and only after it a query can be answered from an index without
  // the table.
  await timed("statistics", () => sql.raw(kind === "postgres" ? "vacuum analyze" : "analyze").execute(db));
  const made: Generated = { learners };
  for (const [name, table] of Object.entries(counted)) {
    const { rows } = await sql<{ n: string }>`select count(*) as n from ${sql.table(table)}`.execute(db);
    made[name] = Number(rows[0]?.n);
  }
  return made;
}

/**
 * Makes the figures' rows of everybody with a few statements; a running portal makes them for some hundred accounts at
 * a time.
 */
function fillFigures({ db: database }: OpenDatabase): Promise<void> {
  const everybody = sql`is not null`;
  return write(database, async (db) => {
    await removeSumTriggers(db);
    await insertFigureAnswers(db, everybody);
    await sumAnswers(db);
    await addSumTriggers(db);
    await insertPeople(db, everybody);
    await insertGains(db, everybody);
  });
}

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const begun = Date.now();
  await work();
  console.log(`${what}: ${((Date.now() - begun) / 1000).toFixed(1)} s`);
}
