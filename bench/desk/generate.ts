import { sql } from "kysely";
import { noteMissingSearchKeys } from "../../lib/domain/accounts";
import type { Content, Course } from "../../lib/platform/content";
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
import { insertAll } from "./bulk";
import { chance } from "./chance";
import { insertDeskWork } from "./desk-work";
import { fillFigures } from "./fill-figures";
import { insertAnswers, insertAttempts } from "./generate-attempts";
import { withoutIndexes } from "./indexes";
import { dayMs, iso } from "./made";
import { type Place, personAt, placesOf } from "./person";

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
    await timed("accounts", () => insertAccounts(opened, placesOf(content), learners, now));
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
  const text = [
    "id",
    "username",
    "password_hash",
    "first_name",
    "last_name",
    "mobile",
    "gender",
    "profession",
    "state",
    "district",
    "block",
  ] as const;
  const more = [
    "current_institute",
    "employment_sector",
    "place_of_residence",
    "school_type",
    "teaching_subject",
    "language_preference",
  ] as const;
  const last = ["utm_campaign", "utm_source", "created_at", "updated_at"] as const;
  const names = [...text, ...more, ...last];
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

const digits = (number: number) => String(number).padStart(8, "0");

async function insertCourse(
  opened: OpenDatabase,
  course: Course,
  index: number,
  learners: number,
  now: Date,
): Promise<void> {
  const salt = 100 * (index + 1);
  const id = (number: number) => `e${index}${digits(number)}`;
  const topics = course.topics;
  /** How many topics somebody has opened. */
  const reached = (number: number) => {
    const luck = chance(number, salt);
    return luck > 0.65 ? topics.length : 1 + Math.floor((luck / 0.65) * (topics.length - 1));
  };
  const started = (number: number) => now.getTime() - Math.floor(chance(number, 1) * 700) * dayMs + salt * 1000;
  const isComplete = (number: number) => reached(number) === topics.length && chance(number, salt + 1) > 0.3;
  const people = function* (row: (number: number) => (string | number | null)[][]) {
    for (let number = 0; number < learners; number += 1) yield* row(number);
  };
  const enrollment = {
    id: "text",
    account_id: "text",
    course_id: "text",
    status: "text",
    language: "text",
    enrolled_at: "text",
  } as const;
  const place = { completed_at: "text", current_topic_id: "text", page_opened_at: "text", rating: "real" } as const;
  await insertAll(
    opened,
    "enrollments",
    { ...enrollment, ...place },
    people((number) => {
      const at = started(number);
      const end = at + reached(number) * 3 * dayMs;
      const done = isComplete(number);
      const status = done ? "Completed" : chance(number, salt + 2) < 0.05 ? "Unenrolled" : "Enrolled";
      const rating = done && chance(number, salt + 3) < 0.6 ? 2.5 + Math.floor(chance(number, salt + 4) * 6) / 2 : null;
      return [
        [
          id(number),
          `p${digits(number)}`,
          course.id,
          status,
          "hi",
          iso(at),
          done ? iso(end) : null,
          topics[0]?.id ?? "",
          iso(end),
          rating,
        ],
      ];
    }),
  );
  const record = {
    enrollment_id: "text",
    topic_id: "text",
    created_at: "text",
    reading_done_at: "text",
    quiz_done_at: "text",
  } as const;
  await insertAll(
    opened,
    "topic_records",
    { ...record, journal_done_at: "text", discussion_done_at: "text", form_done_at: "text" },
    people((number) =>
      topics.slice(0, reached(number)).map((topic, position) => {
        const at = iso(started(number) + position * 3 * dayMs);
        const isLast = position === reached(number) - 1 && !isComplete(number);
        const done = (criterion: (typeof topic.completion)[number]) =>
          topic.completion.includes(criterion) && !isLast ? at : null;
        const reading = isLast && chance(number, salt + 5) < 0.4 ? null : at;
        return [
          id(number),
          topic.id,
          at,
          reading,
          done("Quiz"),
          done("Reflective Journal"),
          done("Discussion"),
          done("formSubmit"),
        ];
      }),
    ),
  );
  await insertAttempts(opened, course, { id, salt, reached, isComplete, started, people });
  await insertAll(
    opened,
    "certificates",
    { ...certificateColumns, issued_at: "text" },
    people((number) =>
      isComplete(number)
        ? [
            [
              `c${index}${digits(number)}`,
              `C${index}${digits(number)}`,
              id(number),
              `p${digits(number)}`,
              course.id,
              "hi",
              "",
              "",
              iso(started(number)),
            ],
          ]
        : [],
    ),
  );
  if (index > 0) return;
  const texts = [
    "Clear and useful.",
    "The examples are from my school.",
    "I would like more films.",
    "बहुत काम का कोर्स है।",
  ];
  await insertAll(
    opened,
    "course_feedback",
    { enrollment_id: "text", feedback: "text", created_at: "text", updated_at: "text" },
    people((number) => {
      const at = iso(started(number) + number);
      return [[id(number), `${texts[number % texts.length]} (${number})`, at, at]];
    }),
  );
  await insertAll(
    opened,
    "gain_tests",
    {
      enrollment_id: "text",
      moment: "text",
      form: "text",
      answers: "text",
      score: "int",
      of: "int",
      answered_at: "text",
    },
    people((number) => {
      const at = iso(started(number));
      const before = Math.floor(chance(number, 20) * 7);
      const after = Math.min(8, before + Math.floor(chance(number, 21) * 4));
      return [
        [id(number), "start", "a", "{}", before, 8, at],
        ...(isComplete(number) ? [[id(number), "end", "b", "{}", after, 8, at]] : []),
      ];
    }),
  );
}

const certificateColumns = {
  id: "text",
  number: "text",
  enrollment_id: "text",
  account_id: "text",
  course_id: "text",
  language: "text",
  first_name: "text",
  last_name: "text",
} as const;
