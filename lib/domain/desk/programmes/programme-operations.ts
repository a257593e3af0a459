import { sql } from "kysely";
import type { StaffRole } from "../../../contract/desk/access";
import {
  type courseTexts,
  type FigureFilters,
  figureFilters,
  opinionsAtOnce,
  type programmes,
} from "../../../contract/desk/programmes";
import { CallError } from "../../../platform/call-error";
import { dayInIndia } from "../../../platform/i18n/dates";
import { lastingSecret } from "../../../platform/settings";
import { utc } from "../../../platform/utc";
import { type CallContext, forReading, type Operations } from "../../call";
import { hasDistrict } from "../../places";
import { areaChoices, coursesOf, coversCourse, coversState } from "../access/area";
import { requireStaff, type Staff } from "../access/require-staff";
import { recalledIn } from "../recalled/recall-figures";
import { figuresFor } from "../week/copy-week";
import { countRatings, quizItems, topicSteps } from "./course-figures";
import { programmeFigures } from "./figures";
import { gainIn } from "./gains";
import { knownCampaigns } from "./known-values";
import { opinionsOn } from "./opinions";
import { peopleFilter } from "./people-query";
import { blurFigures, exactly, type Publish } from "./small-groups";

/** The lengths of a partner's periods in months. Each divides the next, so two periods never overlap in part. */
const lengths = [1, 3, 6, 12];

/**
 * The months that the figures count. A partner gets the smallest calendar period (month, quarter, half-year, year, or
 * all) with all chosen months: numbers of ranges that overlap would give small groups away by subtraction
 * (rule: desk.small-groups). Others can look up the people of their area anyway.
 */
export function periodFor(role: StaffRole, filters: FigureFilters, now: Date): FigureFilters {
  if (role !== "partner" || (!filters.from && !filters.to)) return filters;
  const [from, to] = [monthIn(filters.from), monthIn(filters.to || utc(now).toISOString())];
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
export const programmeDesk: Pick<Operations<"desk">, keyof (typeof programmes & typeof courseTexts)> = {
  async programmeFigures(context, input) {
    const staff = await requireStaff(context, "programmes");
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

  async courseFigures(context, input) {
    const staff = await requireStaff(context, "programmes");
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
      course: named,
      hidden: false,
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

  async courseOpinions(context, input) {
    const staff = await requireStaff(context, "programmes");
    if (staff.role === "partner") throw new CallError("FORBIDDEN", "deskForbidden");
    const { kind = "feedback", after = "", ...given } = input;
    const filters = figureFilters.parse(given);
    requireFiguresArea(context, staff, filters);
    const course = coursesOf(context, staff).find(({ id }) => id === filters.course);
    if (!course) return { opinions: [], next: null, incomplete: false };
    const { incomplete } = await figuresFor(context, staff);
    const asked = { staff, filters, courseId: course.id };
    return {
      ...(await opinionsOn(forReading(context), kind, asked, { most: opinionsAtOnce, after })),
      incomplete,
    };
  },
};

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
    where course_id = '' and campaign <> '' and ${peopleFilter("figure_people", staff, figureFilters.parse({}))} order by campaign limit 200`.execute(
    db,
  );
  return rows.map(({ campaign }) => campaign);
}

/** Rejects filters outside the courses, states and campaigns: zeros would mislead. @throws CallError FORBIDDEN */
function requireFiguresArea(
  { content, language }: Pick<CallContext, "content" | "language">,
  staff: Staff,
  { course, state, district, campaign }: FigureFilters,
): void {
  const { areas, role } = staff;
  const named = (names: (string | undefined)[]) => names.filter(Boolean).join(", ");
  const isForeignState = state !== "" && !coversState(staff, Number(state));
  const isForeignDistrict =
    areas.states !== null && district !== "" && !areas.states.some((id) => hasDistrict(content, id, district));
  if (areas.states && (isForeignState || isForeignDistrict)) {
    const states = named(areas.states.map((id) => content.places.states.find((each) => each.id === id)?.[language]));
    throw new CallError("FORBIDDEN", "figuresOutsideStates", { values: { states } });
  }
  if (areas.courses && course !== "" && !coversCourse(staff, course)) {
    const courses = named(areas.courses.map((id) => content.courseById.get(id)?.name[language]));
    throw new CallError("FORBIDDEN", "figuresOutsideCourses", { values: { courses } });
  }
  if (role === "partner" && campaign !== "" && !knownCampaigns(content).includes(campaign))
    throw new CallError("FORBIDDEN", "figuresOfUnknownCampaign");
}
