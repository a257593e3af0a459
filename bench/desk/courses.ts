import { sql } from "kysely";
import type { Course } from "../../lib/platform/content";
import { type OpenDatabase, write } from "../../lib/platform/db";
import { chance, dayMs, digits, insertFor, iso, type Row } from "./bulk";

const texts = [
  "Clear and useful.",
  "The examples are from my school.",
  "I would like more films.",
  "बहुत काम का कोर्स है।",
];

/** Everybody of a course: enrollments, records of topics, attempts, certificates, opinions and the two tests. */
export async function insertCourse(
  opened: OpenDatabase,
  course: Course,
  index: number,
  learners: number,
  now: Date,
): Promise<void> {
  const { topics } = course;
  const salt = 100 * (index + 1);
  const id = (number: number) => `e${index}${digits(number)}`;
  const reached = (number: number) => {
    const luck = chance(number, salt);
    return luck > 0.65 ? topics.length : 1 + Math.floor((luck / 0.65) * (topics.length - 1));
  };
  const started = (number: number) => now.getTime() - Math.floor(chance(number, 1) * 700) * dayMs + salt * 1000;
  const openedAt = (number: number, position: number) => iso(started(number) + position * 3 * dayMs);
  const isComplete = (number: number) => reached(number) === topics.length && chance(number, salt + 1) > 0.3;
  const insert = insertFor(opened, learners);

  await insert("enrollments", (number, account_id) => {
    const end = openedAt(number, reached(number));
    const done = isComplete(number);
    const status = done ? "Completed" : chance(number, salt + 2) < 0.05 ? "Unenrolled" : "Enrolled";
    const rating = done && chance(number, salt + 3) < 0.6 ? 2.5 + Math.floor(chance(number, salt + 4) * 6) / 2 : null;
    return {
      id: id(number),
      account_id,
      course_id: course.id,
      status,
      language: "hi",
      enrolled_at: iso(started(number)),
      completed_at: done ? end : null,
      current_topic_id: topics[0]?.id ?? "",
      page_opened_at: end,
      rating,
    };
  });
  await insert("topic_records", (number) =>
    topics.slice(0, reached(number)).map((topic, position) => {
      const at = openedAt(number, position);
      const isLast = position === reached(number) - 1 && !isComplete(number);
      const done = (criterion: (typeof topic.completion)[number]) =>
        topic.completion.includes(criterion) && !isLast ? at : null;
      return {
        enrollment_id: id(number),
        topic_id: topic.id,
        created_at: at,
        reading_done_at: isLast && chance(number, salt + 5) < 0.4 ? null : at,
        quiz_done_at: done("Quiz"),
        journal_done_at: done("Reflective Journal"),
        discussion_done_at: done("Discussion"),
        form_done_at: done("formSubmit"),
      };
    }),
  );
  // One finished first attempt for each quiz that was done.
  await insert("quiz_attempts", (number) =>
    topics.slice(0, isComplete(number) ? undefined : reached(number) - 1).flatMap((topic, position) => {
      if (!topic.completion.includes("Quiz")) return [];
      const ability = 0.5 + chance(number, salt + 6) / 2;
      const right = topic.quiz.map(
        (_, question) => chance(number, salt + 10 * position + question) < ability - question * 0.05,
      );
      const bits = right.reduce((sum, each, question) => sum + (each ? 2 ** question : 0), 0);
      const count = right.filter(Boolean).length;
      const at = openedAt(number, position);
      return {
        // The ids grow with the rows, because the keys of the answers begin with this id.
        id: `${id(number)}-${String(position).padStart(2, "0")}-${String(bits).padStart(4, "0")}`,
        enrollment_id: id(number),
        topic_id: topic.id,
        number: 1,
        started_at: at,
        finished_at: at,
        correct_count: count,
        percent: Math.round((100 * count) / right.length),
        passed: count === right.length ? 1 : 0,
      };
    }),
  );
  await insert("certificates", (number, account_id) =>
    isComplete(number)
      ? {
          id: `c${index}${digits(number)}`,
          number: `C${index}${digits(number)}`,
          enrollment_id: id(number),
          account_id,
          course_id: course.id,
          language: "hi",
          first_name: "",
          last_name: "",
          issued_at: iso(started(number)),
        }
      : [],
  );
  if (index > 0) return;
  await insert("course_feedback", (number) => {
    const at = iso(started(number) + number);
    const feedback = `${texts[number % texts.length]} (${number})`;
    return { enrollment_id: id(number), feedback, created_at: at, updated_at: at };
  });
  await insert("gain_tests", (number) => {
    const before = Math.floor(chance(number, 20) * 7);
    const after = Math.min(8, before + Math.floor(chance(number, 21) * 4));
    const test = (moment: string, form: string, score: number): Row => ({
      enrollment_id: id(number),
      moment,
      form,
      answers: "{}",
      score,
      of: 8,
      answered_at: iso(started(number)),
    });
    return [test("start", "a", before), ...(isComplete(number) ? [test("end", "b", after)] : [])];
  });
}

/** The answers of all attempts, made by the database: the end of the attempt's id says which are right. */
export async function insertAnswers({ db, kind }: OpenDatabase, courses: Course[]): Promise<void> {
  const questions = courses.flatMap(({ topics }) =>
    topics.flatMap(({ id, quiz }) =>
      quiz.map((question, at) => sql`(${sql.lit(id)}, ${sql.lit(question.id)}, ${sql.lit(2 ** at)})`),
    ),
  );
  const bits =
    kind === "sqlite"
      ? sql`cast(substr(quiz_attempts.id, 15, 4) as integer)`
      : sql`substr(quiz_attempts.id, 15, 4)::integer`;
  await write(db, async (transaction) => {
    await sql`create temporary table asked (topic_id text, question_id text, bit integer)`.execute(transaction);
    await sql`insert into asked values ${sql.join(questions)}`.execute(transaction);
    await sql`create index asked_in_topic on asked (topic_id)`.execute(transaction);
    await sql`insert into quiz_answers (attempt_id, question_id, choices, correct, answered_at)
      select quiz_attempts.id, asked.question_id, '[]', (${bits} / asked.bit) % 2, quiz_attempts.finished_at
      from quiz_attempts cross join asked where asked.topic_id = quiz_attempts.topic_id`.execute(transaction);
    await sql`drop table asked`.execute(transaction);
  });
}
