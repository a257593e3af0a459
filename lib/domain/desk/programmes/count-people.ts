import { type RawBuilder, sql } from "kysely";
import { type Dimension, type FigureFilters, type Measure, measures } from "../../../contract/desk/programmes";
import type { Database } from "../../../platform/db";
import { utc } from "../../../platform/utc";
import type { CallContext } from "../../call";
import { countedCourses, figureRows, isOneOf, peopleFilter, type Reader } from "./people-query";

/** The people who share a value (empty: unknown). `within`: a district's state; a block's state and district. */
export type Counted = { value: string; within: string[]; counts: Record<Measure, number> };

/** The letters of the steps in a pattern, in the order of `steps`: enrolled, started, completed, certificate. */
const letters = ["e", "s", "c", "d"] as const;

/** A stored pattern of steps in all courses; `steps` has 1 for each taken in a requested course. */
type StepPattern = { id: number; steps: number[] };

/** The patterns with any course of the area, each with the steps taken in `courses`. */
async function stepPatterns(db: Database, area: string[], courses: string[]): Promise<StepPattern[]> {
  const patterns = await db
    .selectFrom("figure_patterns")
    .select(["id", "pattern"])
    .where("course_id", "=", "")
    .execute();
  return patterns.flatMap(({ id, pattern }) => {
    const way = readSteps(pattern);
    if (!area.some((course) => way.has(course))) return [];
    return {
      id,
      steps: letters.map((letter) => (courses.some((course) => way.get(course)?.includes(letter)) ? 1 : 0)),
    };
  });
}

/** Reads "one:esc two:e": by course, the letters of the steps. */
function readSteps(pattern: string): Map<string, string> {
  return new Map(
    pattern.split(" ").map((course): [string, string] => {
      const at = course.lastIndexOf(":");
      return [course.slice(0, at), course.slice(at + 1)];
    }),
  );
}

const columns: Record<Dimension, RawBuilder<unknown>> = {
  state: sql.ref("figure_people.state_id"),
  district: sql.ref("figure_people.district"),
  block: sql.ref("figure_people.block"),
  institution: sql.ref("figure_people.institution"),
  profession: sql.ref("figure_people.profession"),
  gender: sql.ref("figure_people.gender"),
  language: sql.ref("figure_people.language"),
  campaign: sql.ref("figure_people.campaign"),
  source: sql.ref("figure_people.source"),
  month: sql`substr(figure_people.registered_on, 1, 7)`,
};

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
  if (area === null && courses === null) return merged(filters, [await countIn(query, inCourse(query, ""), true)]);
  // "Registered" counts everybody who passes the filters; the other steps count only the people in the chosen course.
  if (area === null)
    return merged(filters, [await countIn(query, inCourse(query, ""), false), await countSteps(query, courses ?? [])]);
  const [only] = area;
  if (area.length === 1 && courses?.length === 1)
    return merged(filters, [await countIn(query, inCourse(query, only ?? ""), true)]);
  return merged(
    filters,
    await Promise.all([countInCourses(query, area, courses ?? []), countActive(query, courses ?? [])]),
  );
}

const named = (names: string[], of: (name: string) => RawBuilder<unknown>) =>
  sql.join([sql``, ...names.map(of)], sql`, `);
/** The columns that identify a group: its value, and for districts and blocks the surrounding places. */
const groupKeys = ({ filters }: CountQuery) => sql`value${named(surroundingPlaces[filters.by] ?? [], sql.ref)}`;

const flags = { enrolled: "enrolled", started: "started", completed: "completed", certificates: "certified" } as const;

/** One row for each person with the steps taken in one course; with an empty course id, in all courses together. */
function inCourse({ staff, filters }: CountQuery, course: string): RawBuilder<unknown> {
  return sql`(
    select ${columns[filters.by]} as value${named(surroundingPlaces[filters.by] ?? [], sql.ref)}, enrolled, started, completed, certified, active_at
    from ${figureRows("people", staff)} where course_id = ${course} and ${peopleFilter("figure_people", staff, filters)})`;
}

async function countIn(query: CountQuery, people: RawBuilder<unknown>, withSteps: boolean): Promise<CountRow[]> {
  const steps = withSteps ? sql`, ${stepColumns(query)}` : sql``;
  const { rows } =
    await sql<CountRow>`select ${groupKeys(query)}, count(*) as registered${steps} from ${people} as people group by ${groupKeys(query)}`.execute(
      query.db,
    );
  return rows;
}

async function countSteps(query: CountQuery, courses: string[]): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    select ${groupKeys(query)}, ${stepColumns(query)} from ${inCourse(query, courses[0] ?? "")} as people group by ${groupKeys(query)}`.execute(
    query.db,
  );
  return rows;
}

const weekBefore = (now: Date) => utc(now).subtract(7, "days").toISOString();

function stepColumns({ now }: CountQuery): RawBuilder<unknown> {
  return sql.join([...stepSums, sql`sum(case when active_at >= ${weekBefore(now)} then 1 else 0 end) as active`]);
}

const stepSums = Object.entries(flags).map(([measure, flag]) => sql`sum(${sql.ref(flag)}) as ${sql.ref(measure)}`);

/** Counts each person of the area once, with the steps in `courses`, from the pattern of all courses. */
async function countInCourses(query: CountQuery, area: string[], courses: string[]): Promise<CountRow[]> {
  const { db, staff, filters } = query;
  const ways = await stepPatterns(db, area, courses);
  if (ways.length === 0) return [];
  const values = ways.map(({ id, steps }) => sql`(${sql.join([id, ...steps].map((value) => sql.lit(value)))})`);
  const { rows } = await sql<CountRow>`
    with ways(id, enrolled, started, completed, certified) as (values ${sql.join(values)}),
      people as (select ${columns[filters.by]} as value${named(surroundingPlaces[filters.by] ?? [], sql.ref)}, path_id
        from ${figureRows("people", staff)} where course_id = '' and ${peopleFilter("figure_people", staff, filters)})
    select ${groupKeys(query)}, count(*) as registered, ${sql.join(stepSums)} from people join ways on ways.id = people.path_id group by ${groupKeys(query)}`.execute(
    db,
  );
  return rows;
}

/** The people who were active in the last week; a person who was active in several courses counts once. */
async function countActive(query: CountQuery, courses: string[]): Promise<CountRow[]> {
  const { db, now, staff, filters } = query;
  const { rows } = await sql<CountRow>`
    select ${groupKeys(query)}, count(distinct account_id) as active
    from (select account_id, ${columns[filters.by]} as value${named(surroundingPlaces[filters.by] ?? [], sql.ref)} from ${figureRows("people", staff)}
      where ${isOneOf(sql.ref("course_id"), courses)} and active_at >= ${weekBefore(now)} and ${peopleFilter("figure_people", staff, filters)}) as people
    group by ${groupKeys(query)}`.execute(db);
  return rows;
}

function merged({ by }: FigureFilters, parts: CountRow[][]): Counted[] {
  const groups = new Map<string, Counted>();
  for (const { value, state_id, district, ...counts } of parts.flat()) {
    const within = (surroundingPlaces[by] ?? []).map((name) =>
      String((name === "state_id" ? state_id : district) ?? ""),
    );
    const key = JSON.stringify([value, ...within]);
    const group = groups.get(key) ?? { value: value === null ? "" : String(value), within, counts: noCounts() };
    for (const measure of measures) group.counts[measure] += Number(counts[measure] ?? 0);
    groups.set(key, group);
  }
  return [...groups.values()];
}

export const noCounts = () => Object.fromEntries(measures.map((measure) => [measure, 0])) as Counted["counts"];
