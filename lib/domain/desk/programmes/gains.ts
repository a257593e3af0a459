import { sql } from "kysely";
import type { Gain } from "../../../contract/desk/programmes";
import type { CallContext } from "../../call";
import { type CourseQuery, type PublishedQuery, peopleOfCourse } from "./course-figures";
import { figureRows, peopleFilter } from "./people-query";
import { type Publish, smallestBase } from "./small-groups";

/** Sums over the people who have answered the situations before and after a course. */
export type GainSums = { people: number; early: number; late: number; gain: number; squares: number };

/** The mean gain of a course and its spread (rule: desk.before-and-after); null where it asks no situations. */
export async function gainIn(context: CallContext, query: PublishedQuery): Promise<Gain | null> {
  const of = query.course.situations.length;
  if (of === 0) return null;
  const group = { ...peopleOfCourse(context, query), situations: "both" };
  return computeGain(of, await readGains(context, query), (count) => query.publish(count, group));
}

/**
 * Means of fewer than 20 people are not published: they would be mostly chance, and near to a single person. The
 * published number decides, because a mean that is hidden by the true one would tell that it is below 20 (decision 0180).
 */
export function computeGain(of: number, sums: GainSums, publish: (count: number) => ReturnType<Publish>): Gain {
  const people = publish(sums.people);
  if (people === null || people < smallestBase)
    return { of, people, before: null, after: null, gain: null, deviation: null };
  const [before, after] = [rounded(sums.early / sums.people), rounded(sums.late / sums.people)];
  const mean = sums.gain / sums.people;
  const variance = Math.max(0, (sums.squares - sums.people * mean * mean) / (sums.people - 1));
  return {
    of,
    people,
    before,
    after,
    // Of the shown means: one of its own, rounded otherwise, would exclude many numbers of people (decision 0180).
    gain: rounded(after - before),
    deviation: rounded(Math.sqrt(variance)),
  };
}

const rounded = (value: number) => Math.round(10 * value) / 10;

export async function readGains(
  { db }: Pick<CallContext, "db">,
  { staff, filters, course }: CourseQuery,
): Promise<GainSums> {
  const { rows } = await sql<Record<keyof GainSums, string | number | null>>`
    select count(*) as people, sum(early) as early, sum(late) as late, sum(late - early) as gain,
      sum((late - early) * (late - early)) as squares
    from ${figureRows("gains", staff)} where course_id = ${course.id} and ${peopleFilter("figure_gains", staff, filters)}`.execute(
    db,
  );
  const sum = (name: keyof GainSums) => Number(rows[0]?.[name] ?? 0);
  return { people: sum("people"), early: sum("early"), late: sum("late"), gain: sum("gain"), squares: sum("squares") };
}
