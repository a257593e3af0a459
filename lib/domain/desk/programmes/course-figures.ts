import { sql } from "kysely";
import type { FigureFilters, QuizItem, TopicStep } from "../../../contract/desk/programmes";
import type { Course, Topic } from "../../../platform/content";
import type { CallContext } from "../../call";
import type { Staff } from "../access/require-staff";
import { peopleFilter } from "./people-query";
import { orHidden } from "./small-groups";

/** The enrollments of a course by people who pass the filters. */
function enrollmentsIn({ db }: Pick<CallContext, "db">, staff: Staff, filters: FigureFilters, course: Course) {
  return db
    .selectFrom("enrollments")
    .innerJoin("accounts", "accounts.id", "enrollments.account_id")
    .where("enrollments.course_id", "=", course.id)
    .where(peopleFilter(db, staff, filters));
}

const doneColumns = {
  Quiz: "topic_records.quiz_done_at",
  "Reflective Journal": "topic_records.journal_done_at",
  Discussion: "topic_records.discussion_done_at",
  formSubmit: "topic_records.form_done_at",
} as const;

/** How many people opened, read and completed each topic, in the order of the topics: where people stop. */
export async function topicSteps(context: CallContext, staff: Staff, filters: FigureFilters, course: Course): Promise<TopicStep[]> {
  const complete = (topic: Topic) =>
    sql`topic_records.topic_id = ${topic.id} and topic_records.reading_done_at is not null ${sql.join(
      topic.completion.map((criterion) => sql`and ${sql.ref(doneColumns[criterion])} is not null`),
      sql` `,
    )}`;
  const people = (condition: ReturnType<typeof complete>) => sql<number | string>`count(distinct case when ${condition} then enrollments.account_id end)`;
  const anyComplete = sql.join(
    course.topics.map((topic) => sql`(${complete(topic)})`),
    sql` or `,
  );
  const rows = await enrollmentsIn(context, staff, filters, course)
    .innerJoin("topic_records", "topic_records.enrollment_id", "enrollments.id")
    .select([
      "topic_records.topic_id",
      sql<number | string>`count(distinct enrollments.account_id)`.as("opened"),
      people(sql`topic_records.reading_done_at is not null`).as("read"),
      people(sql`topic_records.quiz_done_at is not null`).as("quiz"),
      people(anyComplete).as("completed"),
    ])
    .groupBy("topic_records.topic_id")
    .execute();
  return course.topics.map((topic) => {
    const row = rows.find(({ topic_id }) => topic_id === topic.id);
    const count = (value: number | string | undefined) => orHidden(Number(value ?? 0));
    return {
      topic: topic.name[context.language],
      opened: count(row?.opened),
      read: count(row?.read),
      quizPassed: count(row?.quiz),
      completed: count(row?.completed),
    };
  });
}

/** The difficulty of each question at the first attempt, and how well it tells those who know the rest from those who do not. */
export async function quizItems(context: CallContext, staff: Staff, filters: FigureFilters, course: Course): Promise<QuizItem[]> {
  const { language } = context;
  const x = sql`quiz_answers.correct`;
  // The score in the rest of the quiz: with the question itself in it, every question would seem to fit.
  const y = sql`(quiz_attempts.correct_count - quiz_answers.correct)`;
  const total = (expression: ReturnType<typeof sql>) => sql<number | string>`sum(${expression})`;
  const rows = await enrollmentsIn(context, staff, filters, course)
    .innerJoin("quiz_attempts", "quiz_attempts.enrollment_id", "enrollments.id")
    .innerJoin("quiz_answers", "quiz_answers.attempt_id", "quiz_attempts.id")
    .where("quiz_attempts.number", "=", 1)
    .where("quiz_attempts.finished_at", "is not", null)
    .select([
      "quiz_attempts.topic_id",
      "quiz_answers.question_id",
      sql<number | string>`count(*)`.as("n"),
      total(x).as("x"),
      total(y).as("y"),
      total(sql`${x} * ${y}`).as("xy"),
      total(sql`${y} * ${y}`).as("yy"),
    ])
    .groupBy(["quiz_attempts.topic_id", "quiz_answers.question_id"])
    .execute();
  return course.topics.flatMap((topic) =>
    topic.quiz.map((question) => {
      const row = rows.find((each) => each.topic_id === topic.id && each.question_id === question.id);
      const answered = orHidden(Number(row?.n ?? 0));
      const known = row && answered ? { n: Number(row.n), x: Number(row.x), y: Number(row.y), xy: Number(row.xy), yy: Number(row.yy) } : null;
      return {
        topic: topic.name[language],
        question: question.question[language],
        answered,
        right: known && Math.round((100 * known.x) / known.n),
        discrimination: known && correlation(known),
      };
    }),
  );
}

/** The point-biserial correlation of right answers with the score in the rest; null where all answers or all scores are the same. */
export function correlation({ n, x, y, xy, yy }: Record<"n" | "x" | "y" | "xy" | "yy", number>): number | null {
  const spread = Math.sqrt((n * x - x * x) * (n * yy - y * y));
  return spread > 0 ? Math.round((100 * (n * xy - x * y)) / spread) / 100 : null;
}

/** The ratings of a course, and their average where at least five people have rated. */
export async function ratingsOf(context: CallContext, staff: Staff, filters: FigureFilters, course: Course) {
  const rows = await enrollmentsIn(context, staff, filters, course)
    .where("enrollments.rating", "is not", null)
    .select(["enrollments.rating", sql<number | string>`count(*)`.as("people")])
    .groupBy("enrollments.rating")
    .execute();
  const counted = rows.map(({ rating, people }) => ({ stars: Number(rating), people: Number(people) }));
  const all = counted.reduce((sum, { people }) => sum + people, 0);
  const stars = counted.reduce((sum, each) => sum + each.stars * each.people, 0);
  return {
    ratings: counted.sort((one, other) => other.stars - one.stars).map((each) => ({ ...each, people: orHidden(each.people) })),
    averageRating: orHidden(all) ? Math.round((10 * stars) / all) / 10 : null,
  };
}

const mostTexts = 50;

/** What people wrote about a course and why they left it, newest first, without names. */
export async function opinionsOn(context: CallContext, staff: Staff, filters: FigureFilters, course: Course) {
  const feedback = await enrollmentsIn(context, staff, filters, course)
    .innerJoin("course_feedback", "course_feedback.enrollment_id", "enrollments.id")
    .select(["course_feedback.feedback as text", "course_feedback.updated_at as writtenAt"])
    .orderBy("course_feedback.updated_at", "desc")
    .limit(mostTexts)
    .execute();
  const reasons = await context.db
    .selectFrom("unenrollments")
    .innerJoin("accounts", "accounts.id", "unenrollments.account_id")
    .where("unenrollments.course_id", "=", course.id)
    .where(peopleFilter(context.db, staff, filters))
    .select(["unenrollments.reason as text", "unenrollments.unenrolled_at as writtenAt"])
    .orderBy("unenrollments.unenrolled_at", "desc")
    .limit(mostTexts)
    .execute();
  return { feedback, reasons };
}
