import { type Dimension, type FigureFilters, type Measure, measures } from "../../../contract/desk/programmes";
import type { Content } from "../../../platform/content";
import { hasDistrict } from "../../places";
import type { Counted } from "./count-people";
import { countedCourses, type Reader } from "./people-query";
import { atMostWhole, type Group, type Publish } from "./small-groups";

type Query = { content: Content; reader: Reader; filters: FigureFilters };

/** Describes a filter's people by what limits them: a chosen state and an area of one are the same. */
export function describePeople({ content, reader, filters }: Query): Group {
  const { areas } = reader;
  const { state, district, campaign, from, to } = filters;
  const area = areas.states?.map(String) ?? null;
  const inDistrict = content.places.states
    .map(({ id }) => String(id))
    .filter((id) => hasDistrict(content, Number(id), district) && (!area || area.includes(id)));
  const states = state ? [state] : district && inDistrict.length === 1 ? inDistrict : area;
  return {
    ...(states && { states: [...states].sort() }),
    ...(district && { district }),
    ...(campaign && { campaign }),
    ...((from || to) && { months: monthRange(from, to) }),
  };
}

const monthRange = (from: string, to: string) => `${from.slice(0, 7)} ${to.slice(0, 7)}`;

/** Describes the people of a row in the same way as the filter that would show them alone. */
export function describeRow(query: Query, { value, within: places }: Pick<Counted, "value" | "within">): Group {
  const people = describePeople(query);
  const [state = "", district = ""] = places;
  const narrowed: Partial<Record<Dimension, Group>> = {
    state: { states: [value] },
    district: { states: [state], district: value },
    block: { states: [state], district, block: value },
    month: { months: monthRange(value, value) },
  };
  return { ...people, ...(narrowed[query.filters.by] ?? { [query.filters.by]: value }) };
}

/** The published number of each step of a group. It is at most that of the step before, as the true numbers are. */
export function publishedSteps(
  publish: Publish,
  { reader, filters }: Query,
  people: Group,
  counts: Record<Measure, number>,
): Record<Measure, number | null> {
  const courses = countedCourses(reader, filters);
  const shown = Object.fromEntries(
    // The number of registered people does not depend on the chosen course.
    measures.map((step) => {
      const of = step === "registered" ? reader.areas.courses : courses;
      return [step, publish(counts[step], { ...people, step, ...(of && { courses: [...of].sort() }) })];
    }),
  ) as Record<Measure, number | null>;
  const enrolled = atMostWhole(shown.enrolled, shown.registered);
  const started = atMostWhole(shown.started, enrolled);
  return {
    registered: shown.registered,
    enrolled,
    started,
    active: atMostWhole(shown.active, enrolled),
    completed: atMostWhole(shown.completed, started),
    certificates: atMostWhole(shown.certificates, enrolled),
  };
}
