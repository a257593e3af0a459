import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { type Dimension, type FigureFilters, type Measure, measures } from "../../../../contract/desk/programmes";
import type { Course, Topic } from "../../../../platform/content";
import { hasTransactionalDdl, type Schema } from "../../../../platform/db";
import { startOfDayInIndia } from "../../../../platform/i18n/dates";
import { utc } from "../../../../platform/utc";
import type { CallContext } from "../../../call";
import { type Counted, surroundingPlaces } from "../count-people";
import { countedCourses, isOneOf, type Reader } from "../people-query";

// The figures counted from the original tables, with which the figures' own tables are compared in tests.

type Limited = Reader;
type Plain = Pick<CallContext, "db" | "now">;

const columns: Record<Exclude<Dimension, "month">, Expression<string | number | null>> = {
  state: sql.ref("accounts.state_id"),
  district: sql.ref("accounts.district"),
  block: sql.ref("accounts.block"),
  institution: sql.ref("accounts.employment_sector"),
  profession: sql.ref("accounts.profession"),
  gender: sql.ref("accounts.gender"),
  language: sql.ref("accounts.language_preference"),
  campaign: sql.ref("accounts.utm_campaign"),
  source: sql.ref("accounts.utm_source"),
};

const monthInIndia = (db: CallContext["db"]) =>
  hasTransactionalDdl(db)
    ? sql<string>`to_char(accounts.created_at::timestamptz + interval '330 minutes', 'YYYY-MM')`
    : sql<string>`substr(datetime(accounts.created_at, '+5 hours', '+30 minutes'), 1, 7)`;

/** How many people each group has at each step. */
export async function plainlyCounted({ db, now }: Plain, staff: Limited, filters: FigureFilters): Promise<Counted[]> {
  const weekAgo = utc(now).subtract(7, "days").toISOString();
  const courses = countedCourses(staff, filters);
  const people = (condition: Expression<unknown>) =>
    sql<number | string>`count(distinct case when ${condition} then accounts.id end)`;
  const group = filters.by === "month" ? monthInIndia(db) : columns[filters.by];
  const within = surroundingPlaces[filters.by] ?? [];
  const rows = await db
    .selectFrom("accounts")
    .leftJoin("enrollments", (join) =>
      join
        .onRef("enrollments.account_id", "=", "accounts.id")
        .on("enrollments.status", "<>", "Unenrolled")
        .on(courses === null ? sql<SqlBool>`1 = 1` : isOneOf(sql.ref("enrollments.course_id"), courses)),
    )
    .leftJoin("certificates", (join) =>
      join.onRef("certificates.enrollment_id", "=", "enrollments.id").on("certificates.withdrawn_at", "is", null),
    )
    .select([
      sql<string | number | null>`${group}`.as("value"),
      sql<number | string>`count(distinct accounts.id)`.as("registered"),
      people(sql`enrollments.id is not null`).as("enrolled"),
      people(sql`enrollments.current_topic_id is not null or enrollments.status = 'Completed'`).as("started"),
      people(sql`enrollments.page_opened_at >= ${weekAgo} or enrollments.completed_at >= ${weekAgo}`).as("active"),
      people(sql`enrollments.status = 'Completed'`).as("completed"),
      people(sql`certificates.id is not null`).as("certificates"),
    ])
    .select(
      sql<string>`${
        within.length > 0
          ? sql.join(
              within.map((name) => sql`coalesce(cast(${sql.ref(`accounts.${name}`)} as text), '')`),
              sql` || '|' || `,
            )
          : sql`''`
      }`.as("within"),
    )
    .where(plainFilter(db, staff, filters))
    .groupBy([sql`${group}`, ...within.map((name) => sql`${sql.ref(`accounts.${name}`)}`)])
    .execute();
  return rows.map(({ value, within: places, ...counts }) => ({
    value: value === null ? "" : String(value),
    within: within.length > 0 ? places.split("|") : [],
    counts: Object.fromEntries(measures.map((measure) => [measure, Number(counts[measure])])) as Record<
      Measure,
      number
    >,
  }));
}

/** Learners of the area who pass the filters. */
function plainFilter(db: CallContext["db"], { areas, role }: Limited, filters: FigureFilters) {
  return ({ and, eb, or }: ExpressionBuilder<Pick<Schema, "accounts">, "accounts">): Expression<SqlBool> => {
    const conditions: Expression<SqlBool>[] = [
      eb("accounts.role", "=", "learner"),
      or([eb("accounts.password_hash", "<>", ""), eb("accounts.verified_email", "=", 1)]),
    ];
    if (role === "partner") conditions.push(eb("accounts.verified_email", "=", 1));
    if (areas.states) conditions.push(eb("accounts.state_id", "in", areas.states));
    if (filters.state) conditions.push(eb("accounts.state_id", "=", Number(filters.state) || 0));
    if (filters.district) conditions.push(eb("accounts.district", "=", filters.district));
    if (filters.campaign) conditions.push(eb("accounts.utm_campaign", "=", filters.campaign));
    if (filters.from) conditions.push(eb("accounts.created_at", ">=", startOfDayInIndia(filters.from)));
    if (filters.to) conditions.push(eb("accounts.created_at", "<", startOfDayInIndia(filters.to, 1)));
    if (areas.courses) {
      const enrolled = db
        .selectFrom("enrollments")
        .select("enrollments.account_id")
        .where("enrollments.course_id", "in", areas.courses);
      conditions.push(eb("accounts.id", "in", enrolled));
    }
    return and(conditions);
  };
}

/** The enrollments of a course by people who pass the filters. */
function enrollmentsIn({ db }: Pick<Plain, "db">, staff: Limited, filters: FigureFilters, course: Course) {
  return db
    .selectFrom("enrollments")
    .innerJoin("accounts", "accounts.id", "enrollments.account_id")
    .where("enrollments.course_id", "=", course.id)
    .where(plainFilter(db, staff, filters));
}

const doneColumns = {
  Quiz: "topic_records.quiz_done_at",
  "Reflective Journal": "topic_records.journal_done_at",
  Discussion: "topic_records.discussion_done_at",
  formSubmit: "topic_records.form_done_at",
} as const;

/** How many people opened, read and completed each topic, in the order of the topics: where people stop. */
export async function plainTopics(context: Pick<Plain, "db">, staff: Limited, filters: FigureFilters, course: Course) {
  const complete = (topic: Topic) =>
    sql`topic_records.topic_id = ${topic.id} and topic_records.reading_done_at is not null ${sql.join(
      topic.completion.map((criterion) => sql`and ${sql.ref(doneColumns[criterion])} is not null`),
      sql` `,
    )}`;
  const people = (condition: ReturnType<typeof complete>) =>
    sql<number | string>`count(distinct case when ${condition} then enrollments.account_id end)`;
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
  return Object.fromEntries(
    rows.map(({ topic_id, opened, read, quiz, completed }) => [
      topic_id,
      { opened: Number(opened), read: Number(read), quizPassed: Number(quiz), completed: Number(completed) },
    ]),
  );
}

/** The sums that difficulty and fit of each question are computed from. */
export async function plainQuestions(
  context: Pick<Plain, "db">,
  staff: Limited,
  filters: FigureFilters,
  course: Course,
) {
  const x = sql`quiz_answers.correct`;
  // The score in the rest of the quiz, because every question would correlate with a score that includes it.
  const y = sql`(quiz_attempts.correct_count - quiz_answers.correct)`;
  const total = (expression: ReturnType<typeof sql>) => sql<number | string>`sum(${expression})`;
  const rows = await enrollmentsIn(context, staff, filters, course)
    .innerJoin("quiz_attempts", "quiz_attempts.enrollment_id", "enrollments.id")
    .innerJoin("quiz_answers", "quiz_answers.attempt_id", "quiz_attempts.id")
    .where("quiz_attempts.number", "=", 1)
    .where("quiz_attempts.finished_at", "is not", null)
    .where(
      sql<SqlBool>`not exists (select 1 from quiz_attempts as first join enrollments as earlier on earlier.id = first.enrollment_id
        where earlier.account_id = enrollments.account_id and earlier.course_id = enrollments.course_id
          and first.topic_id = quiz_attempts.topic_id and first.number = 1
          and (first.finished_at < quiz_attempts.finished_at or (first.finished_at = quiz_attempts.finished_at and first.id < quiz_attempts.id)))`,
    )
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
  return Object.fromEntries(
    rows.map(({ topic_id, question_id, n, x: right, y: rest, xy, yy }) => [
      `${topic_id} ${question_id}`,
      { n: Number(n), x: Number(right), y: Number(rest), xy: Number(xy), yy: Number(yy) },
    ]),
  );
}

/** The scores of each person who has answered the situations before and after the course. */
export async function plainGains(
  context: Pick<Plain, "db">,
  staff: Limited,
  filters: FigureFilters,
  course: Course,
): Promise<{ early: number; late: number }[]> {
  const rows = await enrollmentsIn(context, staff, filters, course)
    .innerJoin("gain_tests as early", "early.enrollment_id", "enrollments.id")
    .innerJoin("gain_tests as late", "late.enrollment_id", "enrollments.id")
    .where("enrollments.status", "<>", "Unenrolled")
    .where(({ and }) => and({ "early.moment": "start", "late.moment": "end" }))
    .select(["early.score as early", "late.score as late"])
    .execute();
  return rows.flatMap(({ early, late }) => (early === null || late === null ? [] : [{ early, late }]));
}
