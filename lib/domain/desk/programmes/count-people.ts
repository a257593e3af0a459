import { type RawBuilder, sql } from "kysely";
import { type Dimension, type FigureFilters, type Measure, measures } from "../../../contract/desk/programmes";
import type { Database } from "../../../platform/db";
import { utc } from "../../../platform/utc";
import type { CallContext } from "../../call";
import { countedCourses, figureRows, isOneOf, peopleFilter, type Reader, readPattern } from "./people-query";

/** The people who share a value (empty: unknown). `within`: a district's state; a block's state and district. */
export type Counted = { value: string; within: string[]; counts: Record<Measure, number> };

/** The letters of the steps in a pattern, in the order of `steps`: enrolled, started, completed, certificate. */
const letters = ["e", "s", "c", "d"] as const;

/** The stored patterns with any course of the area; `steps` has 1 for each taken in one of `courses`. */
async function stepPatterns(db: Database, area: string[], courses: string[]) {
  const patterns = await db
    .selectFrom("figure_patterns")
    .select(["id", "pattern"])
    .where("course_id", "=", "")
    .execute();
  return patterns.flatMap(({ id, pattern }) => {
    const way = new Map(readPattern(pattern).map(({ id: course, letters }) => [course, letters]));
    if (!area.some((course) => way.has(course))) return [];
    return {
      id,
      steps: letters.map((letter) => (courses.some((course) => way.get(course)?.includes(letter)) ? 1 : 0)),
    };
  });
}

/** The column of a group's value: most dimensions have a column of their name. */
const columnOf = (by: Dimension): RawBuilder<unknown> =>
  by === "month"
    ? sql`substr(figure_people.registered_on, 1, 7)`
    : sql.ref(`figure_people.${by === "state" ? "state_id" : by}`);

/** Several states have districts and blocks of the same name, so these are grouped by the surrounding places too. */
export const surroundingPlaces: Partial<Record<Dimension, string[]>> = {
  district: ["state_id"],
  block: ["state_id", "district"],
};

type CountQuery = { db: CallContext["db"]; now: Date; staff: Reader; filters: FigureFilters };
type CountRow = { value: string | number | null; state_id?: number | null; district?: string } & Partial<
  Record<Measure, string | number>
>;

/** The number of people of each group at each step. A person counts at most once in each column. */
export async function countPeople(
  { db, now }: Pick<CallContext, "db" | "now">,
  staff: Reader,
  filters: FigureFilters,
): Promise<Counted[]> {
  const query = { db, now, staff, filters };
  const { courses: area } = staff.areas;
  const courses = countedCourses(staff, filters);
  const registered = sql`count(*) as registered`;
  const steps = sql.join([
    ...stepSums,
    sql`sum(case when active_at >= ${weekBefore(now)} then 1 else 0 end) as active`,
  ]);
  const all = sql`${registered}, ${steps}`;
  if (area === null && courses === null) return merged(filters, [await countIn(query, "", all)]);
  // "Registered" counts everybody who passes the filters; the other steps count only the people in the chosen course.
  if (area === null)
    return merged(filters, [await countIn(query, "", registered), await countIn(query, courses?.[0] ?? "", steps)]);
  const [only = ""] = area;
  if (area.length === 1 && courses?.length === 1) return merged(filters, [await countIn(query, only, all)]);
  return merged(
    filters,
    await Promise.all([countInCourses(query, area, courses ?? []), countActive(query, courses ?? [])]),
  );
}

/** The columns that identify a group: its value, and for districts and blocks the surrounding places. */
function groupKeys({ filters }: CountQuery, value = sql`value`): RawBuilder<unknown> {
  return sql.join([value, ...(surroundingPlaces[filters.by] ?? []).map((name) => sql.ref(name))]);
}

const groupColumns = (query: CountQuery) => groupKeys(query, sql`${columnOf(query.filters.by)} as value`);

/** The rows that the figures are counted from, of the people who pass the filters. */
const peopleRows = ({ staff, filters }: CountQuery, condition: RawBuilder<unknown>) =>
  sql`from ${figureRows("people", staff)} where ${condition} and ${peopleFilter("figure_people", staff, filters)}`;

const flags = { enrolled: "enrolled", started: "started", completed: "completed", certificates: "certified" } as const;
const stepSums = Object.entries(flags).map(([measure, flag]) => sql`sum(${sql.ref(flag)}) as ${sql.ref(measure)}`);
const weekBefore = (now: Date) => utc(now).subtract(7, "days").toISOString();

/** Counts in one course; with an empty course id, in all courses together. */
async function countIn(query: CountQuery, course: string, counts: RawBuilder<unknown>): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    select ${groupKeys(query)}, ${counts}
    from (select ${groupColumns(query)}, enrolled, started, completed, certified, active_at ${peopleRows(query, sql`course_id = ${course}`)}) as people
    group by ${groupKeys(query)}`.execute(query.db);
  return rows;
}

/** Counts each person of the area once, with the steps in `courses`, from the pattern of all courses. */
async function countInCourses(query: CountQuery, area: string[], courses: string[]): Promise<CountRow[]> {
  const ways = await stepPatterns(query.db, area, courses);
  if (ways.length === 0) return [];
  const values = ways.map(({ id, steps }) => sql`(${sql.join([id, ...steps].map((value) => sql.lit(value)))})`);
  const { rows } = await sql<CountRow>`
    with ways(id, enrolled, started, completed, certified) as (values ${sql.join(values)}),
      people as (select ${groupColumns(query)}, path_id ${peopleRows(query, sql`course_id = ''`)})
    select ${groupKeys(query)}, count(*) as registered, ${sql.join(stepSums)} from people join ways on ways.id = people.path_id group by ${groupKeys(query)}`.execute(
    query.db,
  );
  return rows;
}

/** The people who were active in the last week; a person who was active in several courses counts once. */
async function countActive(query: CountQuery, courses: string[]): Promise<CountRow[]> {
  const wasActive = sql`${isOneOf(sql.ref("course_id"), courses)} and active_at >= ${weekBefore(query.now)}`;
  const { rows } = await sql<CountRow>`
    select ${groupKeys(query)}, count(distinct account_id) as active
    from (select account_id, ${groupColumns(query)} ${peopleRows(query, wasActive)}) as people
    group by ${groupKeys(query)}`.execute(query.db);
  return rows;
}

function merged({ by }: FigureFilters, parts: CountRow[][]): Counted[] {
  return addedUp(
    parts.flat().map(({ value, state_id, district, ...counts }) => ({
      value: value === null ? "" : String(value),
      within: (surroundingPlaces[by] ?? []).map((name) => String((name === "state_id" ? state_id : district) ?? "")),
      counts: eachMeasure((measure) => Number(counts[measure] ?? 0)),
    })),
  );
}

/** Adds up groups of the same value and place. */
export function addedUp(groups: Counted[]): Counted[] {
  const added = new Map<string, Counted>();
  for (const { value, within, counts } of groups) {
    const key = JSON.stringify([value, ...within]);
    const sum = added.get(key) ?? { value, within, counts: noCounts() };
    for (const measure of measures) sum.counts[measure] += counts[measure];
    added.set(key, sum);
  }
  return [...added.values()];
}

const eachMeasure = (count: (measure: Measure) => number) =>
  Object.fromEntries(measures.map((measure) => [measure, count(measure)])) as Counted["counts"];
export const noCounts = () => eachMeasure(() => 0);
