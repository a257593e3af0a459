import type { FigureFilters } from "../../../../contract/desk/programmes";
import type { Bounds, Sum } from "./known-bounds";

/** What a filter of one course limits. Empty: no limit. */
export type Limits = Pick<FigureFilters, "campaign" | "state" | "district" | "from" | "to">;
/** A number of a table, of the people of these limits: `item` names what they have done. */
export type CourseNumber = { limits: Limits; item: string; shown: number | null; people: number };

type Parts = {
  /** By the number of a state its districts, where all its people live in them. */
  districts: Record<string, string[]>;
  /** The months in which somebody has registered, and the calendar period that has them all. */
  months: string[];
  period: { from: string; to: string };
  campaign: string;
};

const groupName = ({ campaign, state, district, from, to }: Limits, item: string) =>
  JSON.stringify([campaign, state, district, from, to, item]);

/**
 * Which groups of one course's tables are sums of others: places, months, people with and without a campaign, and those
 * who have done something among those who could.
 */
export function sumsOfCourse(numbers: CourseNumber[], { districts, months, period, campaign }: Parts): Sum[] {
  return numbers.flatMap(({ limits, item }) => {
    const total = groupName(limits, item);
    const sum = (parts: Partial<Limits>[], rest: string[] = []): Sum => ({
      total,
      parts: [...parts.map((part) => groupName({ ...limits, ...part }, item)), ...rest],
    });
    const { state, district, from, to } = limits;
    const places = state
      ? (districts[state] ?? []).map((each) => ({ district: each }))
      : Object.keys(districts).map((each) => ({ state: each }));
    const whole = containingItem(item);
    return [
      ...(!district && places.length > 1 ? [sum(places)] : []),
      ...(from === "" && to === "" ? [sum([period])] : []),
      ...(from === period.from && to === period.to ? [sum(months.map((each) => ({ from: each, to: each })))] : []),
      ...(limits.campaign === "" ? [sum([{ campaign }], [`without ${campaign} ${total}`])] : []),
      ...(whole ? [{ total: groupName(limits, whole), parts: [total, `the others of ${total}`] }] : []),
    ];
  });
}

/** The item of those among whom the people of this one are. */
function containingItem(item: string): string | null {
  const [subject = "", step = ""] = item.split(" / ");
  const before: Record<string, string> = {
    read: "opened",
    quizPassed: "opened",
    completed: "read",
    right: "answered",
    known: "asked",
  };
  return before[step] ? `${subject} / ${before[step]}` : null;
}

/** The reader's bounds of each group. */
export function boundsByGroup(numbers: CourseNumber[], reading: (number: CourseNumber) => Bounds): Map<string, Bounds> {
  return new Map(numbers.map((each) => [groupName(each.limits, each.item), reading(each)]));
}
