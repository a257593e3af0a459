import { type RawBuilder, sql } from "kysely";
import type { StaffRole } from "../../../contract/desk/access";
import {
  type courseTexts,
  type FigureFilters,
  figureFilters,
  type Gain,
  type Opinion,
  type OpinionKind,
  opinionsAtOnce,
  type programmes,
} from "../../../contract/desk/programmes";
import { CallError } from "../../../platform/call-error";
import { dayInIndia } from "../../../platform/i18n/dates";
import { lastingSecret } from "../../../platform/settings";
import { utc } from "../../../platform/utc";
import { type CallContext, forReading } from "../../call";
import { areaChoices, coursesOf, requireChosenArea } from "../access/area";
import { forStaff, type Staff } from "../access/require-staff";
import { recalledIn } from "../recalled/recall-figures";
import { figuresFor } from "../week/copy-week";
import {
  type CourseQuery,
  countRatings,
  type Db,
  type PublishedQuery,
  peopleOfCourse,
  quizItems,
  topicSteps,
} from "./course-figures";
import { knownCampaigns, programmeFigures } from "./figures";
import { figureRows, isOneOf, peopleFilter, type Reader } from "./people-query";
import { blurFigures, exactly, type Publish, smallestBase } from "./small-groups";

/** The lengths of a partner's periods in months. Each divides the next, so two periods never overlap in part. */
const lengths = [1, 3, 6, 12];

/**
 * The months that the figures count. A partner gets the smallest calendar period (month, quarter, half-year, year, or
 * all) with all chosen months: numbers of ranges that overlap would give small groups away by subtraction
 * (rule: desk.small-groups). Others can look up the people of their area anyway.
 */
export function periodFor(role: StaffRole, filters: FigureFilters, now: Date): FigureFilters {
  if (role !== "partner" || (!filters.from && !filters.to)) return filters;
  const [from, to] = [monthIn(filters.from), monthIn(filters.to || dayInIndia(now.toISOString()))];
  if (from > to) return filters;
  const length = lengths.find((each) => Math.floor(from / each) === Math.floor(to / each));
  if (!length) return { ...filters, from: "", to: "" };
  const first = Math.floor(from / length) * length;
  return { ...filters, from: firstDay(first), to: firstDay(first + length - 1) };
}

/** Months are numbered from January of the year 0. An empty day gives a month before all others. */
function monthIn(day: string): number {
  return day ? Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 : Number.NEGATIVE_INFINITY;
}

const firstDay = (month: number) =>
  `${String(Math.floor(month / 12)).padStart(4, "0")}-${String((month % 12) + 1).padStart(2, "0")}-01`;

const textsOnPage = 50;
const noCourse = {
  course: null,
  topics: [],
  questions: [],
  ratings: [],
  averageRating: null,
  gains: null,
  recalled: [],
  feedback: [],
  reasons: [],
  hidden: false,
  incomplete: false,
};

/** The figures of the programmes (rule: desk.programmes). */
export const programmeDesk = forStaff<keyof (typeof programmes & typeof courseTexts)>("programmes", {
  async programmeFigures(context, staff, input) {
    const filters = periodFor(staff.role, figureFilters.parse(input), context.now);
    requireFiguresArea(context, staff, filters);
    const { now, incomplete } = await figuresFor(context, staff);
    const reading = forReading(context);
    const period = { from: filters.from, to: filters.to };
    return {
      ...(await programmeFigures({ ...reading, now }, staff, filters, publishFor(context, staff))),
      ...(await choicesFor(reading, staff)),
      period,
      countedOn: dayInIndia(now.toISOString()),
      incomplete,
    };
  },

  async courseFigures(context, staff, input) {
    const filters = periodFor(staff.role, figureFilters.parse(input), context.now);
    requireFiguresArea(context, staff, filters);
    const course = coursesOf(context, staff).find(({ id }) => id === filters.course);
    if (!course) return noCourse;
    const { now, incomplete } = await figuresFor(context, staff);
    const reading = forReading(context);
    const query = { staff, filters, course, publish: publishFor(context, staff) };
    const named = { value: course.id, label: course.name[context.language] };
    const { total } = await programmeFigures({ ...reading, now }, staff, filters, query.publish);
    // Nothing of a group that is too small to be counted (rule: desk.small-groups).
    if (total.enrolled === null) return { ...noCourse, course: named, hidden: true, incomplete };
    const texts = async (kind: "feedback" | "reasons") =>
      // Free texts may name people: a partner sees figures only.
      staff.role === "partner"
        ? []
        : (await opinionsOn(reading, kind, { staff, filters, courseId: course.id }, { most: textsOnPage })).opinions;
    const [topics, questions, ratings, gains, recalled, feedback, reasons] = await Promise.all([
      topicSteps(reading, query),
      quizItems(reading, query),
      countRatings(reading, query),
      gainIn(reading, query),
      recalledIn(reading, query),
      texts("feedback"),
      texts("reasons"),
    ]);
    return {
      ...noCourse,
      course: named,
      topics,
      questions,
      ...ratings,
      gains,
      recalled,
      feedback,
      reasons,
      incomplete,
    };
  },

  async courseOpinions(context, staff, input) {
    if (staff.role === "partner") throw new CallError("FORBIDDEN", "deskForbidden");
    const { kind = "feedback", after = "", ...given } = input;
    const filters = figureFilters.parse(given);
    requireFiguresArea(context, staff, filters);
    const course = coursesOf(context, staff).find(({ id }) => id === filters.course);
    if (!course) return { opinions: [], next: null, incomplete: false };
    const { incomplete } = await figuresFor(context, staff);
    const asked = { staff, filters, courseId: course.id };
    return { ...(await opinionsOn(forReading(context), kind, asked, { most: opinionsAtOnce, after })), incomplete };
  },
});

/** Roles that may look up the people of their area see exact numbers. */
function publishFor({ settings }: CallContext, { role }: Staff): Publish {
  return role === "partner" ? blurFigures(lastingSecret(settings)) : exactly;
}

/** The choices of the filters within the area, with the campaigns of its people. */
async function choicesFor(context: CallContext, staff: Staff) {
  const campaigns = staff.role === "partner" ? knownCampaigns(context.content) : await listCampaigns(context, staff);
  return {
    ...areaChoices(context, staff),
    campaigns: campaigns.map((campaign) => ({ value: campaign, label: campaign })),
  };
}

async function listCampaigns({ db }: CallContext, staff: Staff): Promise<string[]> {
  const { rows } = await sql<{ campaign: string }>`select distinct campaign from figure_people
    where ${isOneOf(sql.ref("course_id"), staff.areas.courses ?? [""])} and campaign <> '' and ${peopleFilter("figure_people", staff, figureFilters.parse({}))} order by campaign limit 200`.execute(
    db,
  );
  return rows.map(({ campaign }) => campaign);
}

/** Rejects filters outside the courses, states and campaigns: zeros would mislead. @throws CallError FORBIDDEN */
function requireFiguresArea(context: CallContext, staff: Staff, filters: FigureFilters): void {
  requireChosenArea(context, staff, filters);
  const { campaign } = filters;
  if (staff.role === "partner" && campaign !== "" && !knownCampaigns(context.content).includes(campaign))
    throw new CallError("FORBIDDEN", "figuresOfUnknownCampaign");
}

const sources = {
  feedback: (join: RawBuilder<unknown>) => sql`
    select enrollment_id as id, feedback as text, updated_at as written_at, enrollments.account_id, enrollments.course_id
    from course_feedback ${join} enrollments where enrollments.id = course_feedback.enrollment_id`,
  reasons: () =>
    sql`select enrollment_id as id, reason as text, unenrolled_at as written_at, account_id, course_id from unenrollments`,
};

/** What people wrote about a course, or why they left it, newest first, without names. `next`: null after the last. */
export async function opinionsOn(
  { db }: Db,
  kind: OpinionKind,
  { staff, filters, courseId }: { staff: Reader; filters: FigureFilters; courseId: string },
  { most, after = "" }: { most: number; after?: string },
): Promise<{ opinions: Opinion[]; next: string | null }> {
  const [time = "", id = ""] = after.split(" ");
  const earlier = after ? sql`and (opinions.written_at, opinions.id) < (${time}, ${id})` : sql``;
  // Texts are read by time until enough are by these people; of few people theirs are read instead.
  const areFew = isNarrow(filters);
  const join = areFew ? sql.raw(",") : sql.raw("cross join");
  const of = sql`select account_id, course_id from figure_people where course_id = ${courseId} and ${peopleFilter("figure_people", staff, filters)}`;
  const people = areFew ? sql`with people as materialized (${of})` : sql`with people as (${of})`;
  const { rows } = await sql<{ id: string; text: string; written_at: string }>`
    ${people} select opinions.id, opinions.text, opinions.written_at
    from (${sources[kind](join)}) as opinions ${join} people
    where people.course_id = opinions.course_id and people.account_id = opinions.account_id and opinions.course_id = ${courseId} ${earlier}
    order by opinions.written_at desc, opinions.id desc limit ${most}`.execute(db);
  const last = rows.at(-1);
  return {
    opinions: rows.map(({ text, written_at }) => ({ text, writtenAt: written_at })),
    next: last && rows.length === most ? `${last.written_at} ${last.id}` : null,
  };
}

const fewMonths = 6;

/** Whether the filter leaves few people: a district or a short period leaves at most about a quarter. */
function isNarrow({ district, from, to }: FigureFilters): boolean {
  return district !== "" || (from !== "" && to !== "" && utc(to).diff(utc(from), "months") < fewMonths);
}

/** Sums over the people who have answered the situations before and after a course. */
export type GainSums = { people: number; early: number; late: number; gain: number; squares: number };

/** The mean gain of a course and its spread (rule: desk.before-and-after); null where it asks no situations. */
async function gainIn(context: CallContext, query: PublishedQuery): Promise<Gain | null> {
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

export async function readGains({ db }: Db, { staff, filters, course }: CourseQuery): Promise<GainSums> {
  const { rows } = await sql<Record<keyof GainSums, string | number | null>>`
    select count(*) as people, sum(early) as early, sum(late) as late, sum(late - early) as gain,
      sum((late - early) * (late - early)) as squares
    from ${figureRows("gains", staff)} where course_id = ${course.id} and ${peopleFilter("figure_gains", staff, filters)}`.execute(
    db,
  );
  const sum = (name: keyof GainSums) => Number(rows[0]?.[name] ?? 0);
  return { people: sum("people"), early: sum("early"), late: sum("late"), gain: sum("gain"), squares: sum("squares") };
}
