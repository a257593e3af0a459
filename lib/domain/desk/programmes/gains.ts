import { sql } from "kysely";
import type { Gain } from "../../../contract/desk/programmes";
import { type ComparedQuestion, comparedQuestions } from "../../../platform/content";
import type { CallContext } from "../../call";
import { type CourseQuery, type PublishedQuery, peopleOfCourse } from "./course-figures";
import { peopleFilter } from "./people-query";
import type { Publish } from "./small-groups";

type Pair = { before: string; after: string; people: number };

/** The answers to the same question at the beginning and at the end of the course. */
export function gainsIn(context: CallContext, query: PublishedQuery): Promise<Gain[]> {
  return Promise.all(
    comparedQuestions(query.course).map(async (compared) => {
      const { after } = compared;
      const people = { ...peopleOfCourse(context, query), topic: compared.topicId, question: compared.before.id };
      return computeGain(
        after[context.language],
        after.options.map((option) => ({ id: option.id, text: option[context.language] })),
        await readPairs(context, query, compared),
        (count, group) => query.publish(count, { ...people, ...group }),
      );
    }),
  );
}

/** @param options - the answers, best first */
export function computeGain(
  question: string,
  options: { id: string; text: string }[],
  pairs: Pair[],
  publish: Publish,
): Gain {
  const place = new Map(options.map(({ id }, index) => [id, index]));
  const known = pairs.filter(({ before, after }) => place.has(before) && place.has(after));
  const count = (matches: (pair: Pair) => boolean) =>
    known.filter(matches).reduce((sum, { people }) => sum + people, 0);
  const moved = ({ before, after }: Pair) => Math.sign((place.get(before) ?? 0) - (place.get(after) ?? 0));
  const shown = (moment: "before" | "after", answer: string) =>
    publish(
      count((pair) => pair[moment] === answer),
      { moment, answer },
    );
  const movedBy = (way: number) =>
    publish(
      count((pair) => moved(pair) === way),
      { moved: way },
    );
  return {
    question,
    answers: options.map(({ id, text }) => ({ answer: text, before: shown("before", id), after: shown("after", id) })),
    better: movedBy(1),
    same: movedBy(0),
    worse: movedBy(-1),
  };
}

/** The number of people for each pair of answers, before and after the course. */
export async function readPairs(
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
