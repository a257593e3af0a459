import {
  type Dimension,
  dimensions,
  type FigureFilters,
  type Figures,
  figureFilters,
  type Measure,
  measures,
} from "../../../../contract/desk/programmes";
import type { Bounds, Sum } from "./known-bounds";

/** A table as a reader sees it: the number of each row at each step, and of all rows together. */
export type ReadTable = { rows: { label: string; figures: Figures }[]; total: Figures };
export type Read = { filters: FigureFilters; table: ReadTable };

type Choices = {
  courses: string[];
  campaigns: string[];
  places: { state: string; districts: string[] }[];
  periods: { from: string; to: string }[];
};

/** Every filter that the page offers for these choices, by every dimension. */
export function everyFilter({ courses, campaigns, places, periods }: Choices): FigureFilters[] {
  const where = [
    {},
    ...places.flatMap(({ state, districts }) => [{ state }, ...districts.map((district) => ({ state, district }))]),
  ];
  const chosen = ["", ...courses].flatMap((course) => ["", ...campaigns].map((campaign) => ({ course, campaign })));
  const filters = chosen.flatMap((each) =>
    where.flatMap((place) => [{ from: "", to: "" }, ...periods].map((period) => ({ ...each, ...place, ...period }))),
  );
  return filters.flatMap((each) => dimensions.map((by) => figureFilters.parse({ ...each, by })));
}

/** Converts a published number of a column to bounds of the true one. */
export type Reading = (column: (number | null)[], total: number | null) => { column: Bounds[]; total: Bounds };
/** The reader's knowledge: bounds of each group, and which groups are sums of others. */
type Knowledge = { bounds: Map<string, Bounds>; sums: Sum[] };

/** @param filterValue - the filter's value of a row's label, such as the number of a state */
export function collectKnowledge(
  reads: Read[],
  reading: Reading,
  filterValue: (by: Dimension, label: string) => string,
): Knowledge {
  const bounds = new Map<string, Bounds>();
  const sums: Sum[] = [];
  const note = (name: string, { least, most }: Bounds) => {
    const known = bounds.get(name);
    bounds.set(name, {
      least: Math.max(least, known?.least ?? 0),
      most: Math.min(most, known?.most ?? Number.POSITIVE_INFINITY),
    });
  };
  for (const { filters, table } of reads) {
    const { by, language, ...chosen } = filters;
    const total = groupName(chosen, {});
    const names = table.rows.map(({ label }) =>
      groupName(chosen, rowFilters(by, label === "" ? "not given" : filterValue(by, label))),
    );
    for (const step of measures) {
      const read = reading(
        table.rows.map(({ figures }) => figures[step]),
        table.total[step],
      );
      const [whole, parts] = [
        stepName(total, step, chosen.course),
        names.map((name) => stepName(name, step, chosen.course)),
      ];
      note(whole, read.total);
      for (const [index, name] of parts.entries()) note(name, read.column[index] ?? read.total);
      sums.push({ total: whole, parts });
    }
    for (const name of [total, ...names]) sums.push(...sumsOfSteps(name, chosen.course));
  }
  return { bounds, sums };
}

/** The people who have taken a step and those who have not are together the people of the step before. */
function sumsOfSteps(name: string, course: string): Sum[] {
  const before: [Measure, Measure][] = [
    ["enrolled", "registered"],
    ["started", "enrolled"],
    ["completed", "started"],
  ];
  return before.map(([step, whole]) => ({
    total: stepName(name, whole, course),
    parts: [stepName(name, step, course), `without ${stepName(name, step, course)}`],
  }));
}

function rowFilters(by: Dimension, value: string): Record<string, string> {
  if (by === "month") return { from: `${value}-01`, to: `${value}-01` };
  return { [by]: value };
}

function groupName(chosen: object, row: Record<string, string>): string {
  const { course: _, ...people } = { ...chosen, ...row } as Record<string, string>;
  const limits = Object.entries(people).filter(([, value]) => value !== "");
  return JSON.stringify(limits.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The number of registered people does not depend on the course. */
const stepName = (people: string, step: Measure, course: string) =>
  `${people} ${step}${step === "registered" ? "" : ` ${course}`}`;
