import type { Course } from "../../lib/platform/content";
import type { OpenDatabase } from "../../lib/platform/db";
import { insertAll } from "./bulk";
import { chance } from "./chance";
import { insertAttempts } from "./generate-attempts";
import { dayMs, iso } from "./made";

const digits = (number: number) => String(number).padStart(8, "0");

/** Everybody of a course: enrollments, records of topics, attempts, certificates, opinions and the two tests. */
export async function insertCourse(
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
