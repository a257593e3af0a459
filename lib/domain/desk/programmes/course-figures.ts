import { sql } from "kysely";
import type { FigureFilters } from "../../../contract/desk/programmes";
import type { Course, Topic } from "../../../platform/content";
import { inTurns } from "../../../platform/in-batches";
import type { CallContext } from "../../call";
import { describePeople } from "./groups";
import { figureRows, peopleFilter, type Reader, readPattern } from "./people-query";
import { atMostWhole, type Group, type Publish, publishedShare, smallestBase } from "./small-groups";

/** The letter of each completion criterion in a pattern; reading is `r`. */
const letterOf = { Quiz: "q", "Reflective Journal": "j", Discussion: "d", formSubmit: "f" } as const;

/** The steps that a person took in a topic, in any of the enrollments whose letters are given. */
function stepsInTopic(records: { letters: string }[], completion: readonly (keyof typeof letterOf)[]) {
  const needed = ["r", ...completion.map((criterion) => letterOf[criterion])];
  return {
    opened: records.length > 0,
    read: records.some(({ letters }) => letters.includes("r")),
    quizPassed: records.some(({ letters }) => letters.includes("q")),
    completed: records.some(({ letters }) => needed.every((letter) => letters.includes(letter))),
  };
}

/** Reads "4 first+ second-": the number of right answers of an attempt, and whether each answer is right. */
function readAnswers(pattern: string): { right: number; answers: { question: string; correct: boolean }[] } {
  const [right = "0", ...answers] = pattern.split(" ");
  return {
    right: Number(right),
    answers: answers.map((answer) => ({ question: answer.slice(0, -1), correct: answer.endsWith("+") })),
  };
}

export type CourseQuery = { staff: Reader; filters: FigureFilters; course: Course };
/** `publish`: how numbers are shown to the reader. */
export type PublishedQuery = CourseQuery & { publish: Publish };
export type Db = Pick<CallContext, "db">;
type TopicCounts = Record<"opened" | "read" | "quizPassed" | "completed", number>;
const noSteps = (): TopicCounts => ({ opened: 0, read: 0, quizPassed: 0, completed: 0 });

/** How many people opened, read and completed each topic, by the topic's id. */
export async function countTopics(
  { db }: Db,
  { staff, filters, course }: CourseQuery,
): Promise<Map<string, TopicCounts>> {
  const { rows } = await sql<{ pattern: string; people: string | number }>`
    select figure_patterns.pattern, counted.people
    from (select path_id, count(*) as people from ${figureRows("people", staff)}
      where course_id = ${course.id} and path_id is not null and ${peopleFilter("figure_people", staff, filters)} group by path_id) as counted
    join figure_patterns on figure_patterns.id = counted.path_id`.execute(db);
  const counts = new Map(course.topics.map(({ id }) => [id, noSteps()]));
  const completionByTopic = new Map(course.topics.map(({ id, completion }) => [id, completion]));
  for await (const { pattern, people } of inTurns(rows)) {
    for (const [topic, records] of Map.groupBy(readPattern(pattern), ({ id }) => id)) {
      const count = counts.get(topic);
      const steps = stepsInTopic(records, completionByTopic.get(topic) ?? []);
      for (const step of Object.keys(steps) as (keyof TopicCounts)[])
        if (count && steps[step]) count[step] += Number(people);
    }
  }
  return counts;
}

/** How many people opened, read and completed each topic, in the order of the topics: where people stop. */
export async function topicSteps(context: CallContext, query: PublishedQuery) {
  const people = peopleOfCourse(context, query);
  const counts = await countTopics(context, query);
  return query.course.topics.map((topic) => {
    const count = counts.get(topic.id) ?? noSteps();
    const shown = (step: keyof TopicCounts) => query.publish(count[step], { ...people, topic: topic.id, step });
    const reached = shown("opened");
    const read = atMostWhole(shown("read"), reached);
    const completed = atMostWhole(shown("completed"), read);
    const dropped = reached === null || completed === null ? null : reached - completed;
    return {
      topic: topic.name[context.language],
      opened: reached,
      read,
      quizPassed: atMostWhole(shown("quizPassed"), reached),
      completed,
      droppedOff: publishedShare(dropped, reached),
    };
  });
}

export function peopleOfCourse(
  { content }: Pick<CallContext, "content">,
  { staff, filters, course }: CourseQuery,
): Group {
  return { ...describePeople({ content, reader: staff, filters }), courses: [course.id] };
}

/** How many people had one answer to a question, right (1) or wrong (0), and one score in the rest of the quiz. */
export type AnswerGroup = { right: 0 | 1; rest: number; people: number };

/** For each question, by "topic question": how many people had which answer with which score in the rest of the quiz. */
export async function countAnswers(
  { db }: Db,
  { staff, filters, course }: CourseQuery,
): Promise<Map<string, AnswerGroup[]>> {
  const table = answersFor(staff, filters);
  const people = table === "answers" ? sql`count(*)` : sql`sum(people)`;
  // Topic by topic: all rows of a course at once block the process while they come from the database.
  const ofTopic = (topic: string) => sql<{ pattern: string; people: string | number }>`
    select figure_patterns.pattern, counted.people
    from (select pattern_id, ${people} as people from ${figureRows(table, staff)}
      where pattern_id in (select id from figure_patterns where course_id = ${course.id} and topic_id = ${topic})
        and ${peopleFilter(`figure_${table}`, staff, filters)} group by pattern_id having ${people} > 0) as counted
    join figure_patterns on figure_patterns.id = counted.pattern_id`;
  const counts = new Map<string, Map<string, AnswerGroup>>();
  for (const { id: topic_id } of course.topics) {
    const { rows } = await ofTopic(topic_id).execute(db);
    for await (const { pattern, people } of inTurns(rows)) {
      const { right, answers } = readAnswers(pattern);
      for (const { question, correct } of answers) {
        const key = `${topic_id} ${question}`;
        const groups = counts.get(key) ?? new Map<string, AnswerGroup>();
        // The rest excludes the question itself: otherwise every question would correlate with the score.
        const answer = correct ? { right: 1 as const, rest: right - 1 } : { right: 0 as const, rest: right };
        const name = `${answer.right} ${answer.rest}`;
        groups.set(name, { ...answer, people: (groups.get(name)?.people ?? 0) + Number(people) });
        counts.set(key, groups);
      }
    }
  }
  return new Map([...counts].map(([key, groups]) => [key, [...groups.values()]]));
}

/** The table with these filters' sums; the answers themselves for a district or some months, where they are few. */
function answersFor({ areas }: Reader, { state, district, campaign, from, to }: FigureFilters) {
  const [byState, byMonth] = [Boolean(state || areas.states), Boolean(campaign || from || to)];
  if (district || (byState && byMonth)) return "answers" as const;
  return byMonth ? ("month_sums" as const) : ("state_sums" as const);
}

/** Other topics' questions that somebody got in this topic's quiz, as in a course's last one (rule: quiz.bank). */
function askedFromOthers(course: Course, topic: Topic, counts: Map<string, AnswerGroup[]>) {
  return course.topics.flatMap((other) =>
    other.quiz
      .map((question) => ({ id: `${other.id}--${question.id}`, question, other }))
      .filter(({ id }) => counts.has(`${topic.id} ${id}`)),
  );
}

/**
 * How well a question separates the people who know the rest of the quiz from those who do not, from the numbers of
 * people that the reader may see. Of the true ones, a correlation of 0.92 among twenty people would tell that exactly
 * one of them missed the question (threat T34, decision 0236). Null where fewer than twenty people are left.
 */
export function publishedCorrelation(groups: readonly AnswerGroup[], publish: Publish, group: Group): number | null {
  const sums = correlationSums(
    groups.map((each) => {
      const answers = `${each.right}, and ${each.rest} of the rest`;
      return { ...each, people: publish(each.people, { ...group, answers }) ?? 0 };
    }),
  );
  return sums.n < smallestBase ? null : correlation(sums);
}

export function correlationSums(groups: readonly AnswerGroup[]) {
  const sum = (of: (group: AnswerGroup) => number) => groups.reduce((all, group) => all + group.people * of(group), 0);
  return {
    n: sum(() => 1),
    x: sum(({ right }) => right),
    y: sum(({ rest }) => rest),
    xy: sum(({ right, rest }) => right * rest),
    yy: sum(({ rest }) => rest * rest),
  };
}

/** The point-biserial correlation of right answers with the rest's score; null where all are the same. */
export function correlation({ n, x, y, xy, yy }: ReturnType<typeof correlationSums>): number | null {
  const spread = Math.sqrt((n * x - x * x) * (n * yy - y * y));
  return spread > 0 ? Math.round((100 * (n * xy - x * y)) / spread) / 100 : null;
}

/**
 * The difficulty of each question at the first attempt, and how well it separates people who know the rest of the quiz
 * from people who do not. A question that two quizzes ask has a row for each: people answer it later in the course.
 */
export async function quizItems(context: CallContext, query: PublishedQuery) {
  const { language } = context;
  const people = peopleOfCourse(context, query);
  const counts = await countAnswers(context, query);
  return query.course.topics.flatMap((topic) => {
    const own = topic.quiz.map((question) => ({ id: question.id, question, other: null }));
    return [...own, ...askedFromOthers(query.course, topic, counts)].flatMap(({ id, question, other }) => {
      const groups = counts.get(`${topic.id} ${id}`) ?? [];
      const rightly = groups.filter(({ right }) => right === 1);
      const all = { ...people, topic: topic.id, question: id };
      const shown = (answers: AnswerGroup[], name: string) =>
        query.publish(
          answers.reduce((sum, each) => sum + each.people, 0),
          { ...all, answers: name },
        );
      const answered = shown(groups, "all");
      // That the last quiz asked somebody a question of another topic shows where enough people answered it.
      if (other && answered === null) return [];
      return {
        topic: topic.name[language] + (other ? ` (${other.name[language]})` : ""),
        question: question.question[language],
        answered,
        right: publishedShare(shown(rightly, "right"), answered),
        discrimination:
          answered !== null && answered >= smallestBase ? publishedCorrelation(groups, query.publish, all) : null,
      };
    });
  });
}

/** How many people gave each number of stars; each person counts with the latest rating. */
export async function readRatings({ db }: Db, { staff, filters, course }: CourseQuery) {
  const { rows } = await sql<{ rating: number; people: string | number }>`
    select round(rating) as rating, count(*) as people from ${figureRows("people", staff)}
    where course_id = ${course.id} and rating is not null and ${peopleFilter("figure_people", staff, filters)} group by round(rating)`.execute(
    db,
  );
  const counts = new Map(rows.map(({ rating, people }) => [Number(rating), Number(people)]));
  return [5, 4, 3, 2, 1].map((stars) => ({ stars, people: counts.get(stars) ?? 0 }));
}

/** How many gave each rating, and the average from twenty ratings on, below which a partner reads none. */
export async function countRatings(context: Pick<CallContext, "db" | "content">, query: PublishedQuery) {
  const { staff, publish } = query;
  const people = peopleOfCourse(context, query);
  const counted = await readRatings(context, query);
  const sum = (ratings: { people: number | null }[]) => ratings.reduce((all, each) => all + (each.people ?? 0), 0);
  const rated = publish(sum(counted), { ...people, rated: "yes" });
  const isHidden = staff.role === "partner" && (rated === null || rated < smallestBase);
  const ratings = counted.map((each) => ({
    stars: each.stars,
    people: isHidden ? null : publish(each.people, { ...people, stars: each.stars }),
  }));
  // Computed from the published numbers, because an exact average would reveal more than they do.
  const all = sum(ratings);
  const stars = ratings.reduce((total, each) => total + each.stars * (each.people ?? 0), 0);
  return { ratings, averageRating: all >= smallestBase ? Math.round((10 * stars) / all) / 10 : null };
}
