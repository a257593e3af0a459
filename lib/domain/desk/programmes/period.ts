import type { StaffRole } from "../../../contract/desk/access";
import type { FigureFilters } from "../../../contract/desk/programmes";
import { utc } from "../../../platform/utc";

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
