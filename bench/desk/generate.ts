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
import { insertAll, type Row, withoutIndexes } from "./bulk";
import { accountId, chance, dayMs, digits, iso, pick, rowsOf } from "./chance";
import { insertAnswers, insertCourse } from "./courses";
import { agreesToMailings, personAt, weightedPlaces } from "./people";

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
  // After this many changes PostgreSQL runs autovacuum; only then an index alone answers a query.
  await timed("statistics", () => sql.raw(kind === "postgres" ? "vacuum analyze" : "analyze").execute(db));
  const made: Generated = { learners };
  for (const [name, table] of Object.entries(counted)) {
    const { rows } = await sql<{ n: string }>`select count(*) as n from ${sql.table(table)}`.execute(db);
    made[name] = Number(rows[0]?.n);
  }
  return made;
}

/** Makes everybody's rows of the figures with a few statements. A running portal makes some hundred at a time. */
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

/**
 * What the desk's lists are made of, each for so many learners: a decision about mailings, a comment and an action in
 * the log for everybody; a conversation for a quarter, of which 40 % wait; a waiting review for 10 %; a grievance for 1
 * %, of which half wait.
 */
async function insertDeskWork(opened: OpenDatabase, { courses }: Content, learners: number, now: Date): Promise<void> {
  const at = (number: number, salt: number) => iso(now.getTime() - Math.floor(chance(number, salt) * 600 * dayMs));
  const insert = (table: string, rows: (number: number, account_id: string) => Row[]) =>
    insertAll(
      opened,
      table,
      rowsOf(learners, (number) => rows(number, accountId(number))),
    );
  const topics = courses.flatMap((course) => course.topics.map(({ id }) => id));

  await insert("consents", (number, account_id) => [
    {
      ...{ id: `n${digits(number)}`, account_id, purpose: "mailings", given: agreesToMailings(number) },
      ...{ notice_version: "bench", language: "hi", decided_at: at(number, 51) },
    },
  ]);
  await insert("comments", (number, account_id) => {
    const hidden = chance(number, 52) < 0.01 ? at(number, 53) : null;
    return [
      {
        ...{
          id: `k${digits(number)}`,
          account_id,
          kind: "module",
          discussion_id: pick(topics, chance(number, 54)) ?? "",
        },
        ...{ comment: `We tried it in class ${number}.`, language: "en", created_at: at(number, 53) },
        ...{ hidden_at: hidden, hidden_why: hidden && "words" },
      },
    ];
  });
  await insert("comment_reports", (number, account_id) =>
    chance(number, 55) < 0.005
      ? [{ comment_id: `k${digits(number)}`, account_id, reason: "rude", reported_at: at(number, 56) }]
      : [],
  );
  await insert("chat_messages", (number, account_id) => {
    if (number % 4 > 0) return [];
    const asked = at(number, 57);
    const message = (id: string, type: number, msg: string, sent_on: string): Row => ({
      ...{ account_id, id: `${id}${digits(number)}`, type, msg, sent_on, seen_on: null },
    });
    const question = message("q", 1, "How do I open the next topic?", asked);
    if (chance(number, 58) < 0.4) return [question];
    return [question, message("a", 2, "Read to the end of the page.", iso(Date.parse(asked) + 3_600_000))];
  });
  await insert("reviews", (number) =>
    chance(number, 59) < 0.1
      ? [
          {
            id: `r${digits(number)}`,
            enrollment_id: `e0${digits(number)}`,
            module_id: "",
            requested_at: at(number, 60),
          },
        ]
      : [],
  );
  await insert("grievances", (number, account_id) => {
    if (number % 100 > 0) return [];
    const due = at(number, 62);
    return [
      {
        ...{ ticket: `g${digits(number)}`, name: account_id, contact: `${account_id}@example.org` },
        ...{ message: "The films do not play.", language: "en", created_at: at(number, 61), due_at: due },
        answered_at: number % 200 > 0 ? due : null,
      },
    ];
  });
  await insert("staff_actions", (number, account_id) => [
    {
      ...{ id: `s${digits(number)}`, staff_id: "bench", action: "conversationRead", subject: account_id },
      ...{ details: "{}", happened_at: at(number, 63) },
    },
  ]);
}
