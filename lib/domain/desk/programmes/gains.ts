import { sql } from "kysely";
import type { Gain } from "../../../contract/desk/programmes";
import { type ComparedQuestion, comparedQuestions } from "../../../platform/content";
import type { CallContext } from "../../call";
import type { CourseQuery } from "./course-figures";
import { peopleFilter } from "./people-query";
import { publishedColumn } from "./small-groups";

type Pair = { before: string; after: string; people: number };

/** What people answered to the same question at the beginning of the course and at its end. */
export function gainsIn(context: CallContext, query: CourseQuery): Promise<Gain[]> {
  return Promise.all(
    comparedQuestions(query.course).map(async (compared) => {
      const { after } = compared;
      return gainOf(
        after[context.language],
        after.options.map((option) => ({ id: option.id, text: option[context.language] })),
        await pairsOf(context, query, compared),
      );
    }),
  );
}

/** @param options - the answers, best first */
export function gainOf(question: string, options: { id: string; text: string }[], pairs: Pair[]): Gain {
  const place = new Map(options.map(({ id }, index) => [id, index]));
  const known = pairs.filter(({ before, after }) => place.has(before) && place.has(after));
  const count = (matches: (pair: Pair) => boolean) => known.filter(matches).reduce((sum, { people }) => sum + people, 0);
  const all = count(() => true);
  const hiddenIn = (column: number[]) => publishedColumn(column, all).column;
  const moved = ({ before, after }: Pair) => Math.sign((place.get(before) ?? 0) - (place.get(after) ?? 0));
  const before = hiddenIn(options.map(({ id }) => count((pair) => pair.before === id)));
  const after = hiddenIn(options.map(({ id }) => count((pair) => pair.after === id)));
  const [better = null, same = null, worse = null] = hiddenIn([1, 0, -1].map((way) => count((pair) => moved(pair) === way)));
  return {
    question,
    answers: options.map(({ text }, index) => ({ answer: text, before: before[index] ?? null, after: after[index] ?? null })),
    better,
    same,
    worse,
  };
}

/** How many people gave which answer before and which after. */
export async function pairsOf(
  { db }: Pick<CallContext, "db">,
  { staff, filters, course }: CourseQuery,
  { topicId, before }: ComparedQuestion,
): Promise<Pair[]> {
  const { rows } = await sql<{ before: string; after: string; people: string | number }>`
    select early as before, late as after, count(*) as people from figure_gains
    where course_id = ${course.id} and topic_id = ${topicId} and question_id = ${before.id} and ${peopleFilter("figure_gains", staff, filters)}
    group by early, late`.execute(db);
  return rows.map((row) => ({ ...row, people: Number(row.people) }));
}
