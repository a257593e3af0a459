import { sql } from "kysely";
import type { FigureFilters, QuizItem, TopicStep } from "../../../contract/desk/programmes";
import type { Course } from "../../../platform/content";
import type { CallContext } from "../../call";
import type { Staff } from "../access/require-staff";
import { readAnswers, readPath, stepsOf } from "./patterns";
import { peopleFilter } from "./people-query";
import { published, publishedColumn, publishedShare, smallestBase } from "./small-groups";

export type CourseQuery = { staff: Pick<Staff, "areas">; filters: FigureFilters; course: Course };
type Db = Pick<CallContext, "db">;
type TopicCounts = Record<"opened" | "read" | "quizPassed" | "completed", number>;

/** How many people opened, read and completed each topic, by the topic's id. */
export async function countTopics({ db }: Db, { staff, filters, course }: CourseQuery): Promise<Map<string, TopicCounts>> {
  const { rows } = await sql<{ pattern: string; people: string | number }>`
    select figure_patterns.pattern, counted.people
    from (select path_id, count(*) as people from figure_people
      where course_id = ${course.id} and path_id is not null and ${peopleFilter("figure_people", staff, filters)} group by path_id) as counted
    join figure_patterns on figure_patterns.id = counted.path_id`.execute(db);
  const counts = new Map(course.topics.map(({ id }): [string, TopicCounts] => [id, { opened: 0, read: 0, quizPassed: 0, completed: 0 }]));
  const completionOf = new Map(course.topics.map(({ id, completion }) => [id, completion]));
  for (const { pattern, people } of rows) {
    for (const [topic, records] of readPath(pattern)) {
      const count = counts.get(topic);
      const steps = stepsOf(records, completionOf.get(topic) ?? []);
      for (const step of Object.keys(steps) as (keyof TopicCounts)[]) if (count && steps[step]) count[step] += Number(people);
    }
  }
  return counts;
}

/** How many people opened, read and completed each topic, in the order of the topics: where people stop. */
export async function topicSteps(context: CallContext, query: CourseQuery): Promise<TopicStep[]> {
  const counts = await countTopics(context, query);
  return query.course.topics.map((topic) => {
    const { opened, ...later } = counts.get(topic.id) ?? { opened: 0, read: 0, quizPassed: 0, completed: 0 };
    const [reached, completed] = [published(opened), published(later.completed)];
    const dropped = reached === null || completed === null ? null : reached - completed;
    return {
      topic: topic.name[context.language],
      opened: reached,
      read: published(later.read),
      quizPassed: published(later.quizPassed),
      completed,
      droppedOff: publishedShare(dropped, reached),
    };
  });
}

export type ItemSums = Record<"n" | "x" | "y" | "xy" | "yy", number>;

/** For each question, by "topic question": answers, right answers (x) and scores in the rest of the quiz (y), with their products. */
export async function sumQuestions({ db }: Db, { staff, filters, course }: CourseQuery): Promise<Map<string, ItemSums>> {
  const table = answersFor(staff, filters);
  const people = table === "figure_answers" ? sql`count(*)` : sql`sum(people)`;
  const { rows } = await sql<{ topic_id: string; pattern: string; people: string | number }>`
    select figure_patterns.topic_id, figure_patterns.pattern, counted.people
    from (select pattern_id, ${people} as people from ${sql.table(table)}
      where pattern_id in (select id from figure_patterns where course_id = ${course.id} and topic_id <> '')
        and ${peopleFilter(table, staff, filters)} group by pattern_id having ${people} > 0) as counted
    join figure_patterns on figure_patterns.id = counted.pattern_id`.execute(db);
  const sums = new Map<string, ItemSums>();
  for (const { topic_id, pattern, people } of rows) {
    const { right, answers } = readAnswers(pattern);
    const n = Number(people);
    for (const { question, correct } of answers) {
      const key = `${topic_id} ${question}`;
      const sum = sums.get(key) ?? { n: 0, x: 0, y: 0, xy: 0, yy: 0 };
      // With the question itself in the score every question would seem to fit.
      const [x, y] = correct ? [1, right - 1] : [0, right];
      sums.set(key, { n: sum.n + n, x: sum.x + n * x, y: sum.y + n * y, xy: sum.xy + n * x * y, yy: sum.yy + n * y * y });
    }
  }
  return sums;
}

/** The sums that have all the columns of these filters, or the answers themselves: those of a district, or of a state in some months, are fewer. */
function answersFor({ areas }: Pick<Staff, "areas">, { state, district, campaign, from, to }: FigureFilters) {
  const [byState, byMonth] = [Boolean(state || areas.states), Boolean(campaign || from || to)];
  if (district || (byState && byMonth)) return "figure_answers";
  return byMonth ? "figure_month_sums" : "figure_state_sums";
}

/** The difficulty of each question at the first attempt, and how well it separates people who know the rest from people who do not. */
export async function quizItems(context: CallContext, query: CourseQuery): Promise<QuizItem[]> {
  const { language } = context;
  const sums = await sumQuestions(context, query);
  return query.course.topics.flatMap((topic) =>
    topic.quiz.map((question) => {
      const sum = sums.get(`${topic.id} ${question.id}`);
      const answered = published(sum?.n ?? 0);
      return {
        topic: topic.name[language],
        question: question.question[language],
        answered,
        right: publishedShare(published(sum?.x ?? 0), answered),
        discrimination: sum && sum.n >= smallestBase ? correlation(sum) : null,
      };
    }),
  );
}

/** The point-biserial correlation of right answers with the score in the rest; null where all answers or all scores are the same. */
export function correlation({ n, x, y, xy, yy }: ItemSums): number | null {
  const spread = Math.sqrt((n * x - x * x) * (n * yy - y * y));
  return spread > 0 ? Math.round((100 * (n * xy - x * y)) / spread) / 100 : null;
}

/** How many people gave each rating, and the average where at least twenty have rated. Each person counts with the latest one. */
export async function ratingsOf({ db }: Db, { staff, filters, course }: CourseQuery) {
  const { rows } = await sql<{ rating: number; people: string | number }>`
    select rating, count(*) as people from figure_people
    where course_id = ${course.id} and rating is not null and ${peopleFilter("figure_people", staff, filters)} group by rating order by rating desc`.execute(
    db,
  );
  const counted = rows.map(({ rating, people }) => ({ stars: Number(rating), people: Number(people) }));
  const all = counted.reduce((sum, { people }) => sum + people, 0);
  const stars = counted.reduce((sum, each) => sum + each.stars * each.people, 0);
  const column = counted.map(({ people }) => people);
  const hidden = publishedColumn(column, all);
  return {
    ratings: counted.map((each, index) => ({ ...each, people: hidden.column[index] ?? null })),
    averageRating: all >= smallestBase ? Math.round((10 * stars) / all) / 10 : null,
  };
}
