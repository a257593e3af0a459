import type { FigureFilters, FigureTable } from "../../contract/desk/programmes";
import type { Content } from "../../platform/content";
import { fileName } from "../files/file-name";

type Period = { from: string; to: string };

/** The file name of a table of the programmes: the table, its filters, and the counted months or else today's date. */
export function programmeFileName(
  places: Content["places"],
  table: FigureTable,
  filters: FigureFilters,
  period: Period,
  today: string,
  ending: string,
): string {
  const { by, course, campaign, state, district } = filters;
  const stateName = places.states.find(({ id }) => String(id) === state)?.en ?? state;
  const districtName =
    places.districts.get(Number(state))?.find(({ en, hi }) => [en, hi].includes(district))?.en ?? district;
  const dimension = table === "figures" && by !== "state" ? `by-${by}` : "";
  return fileName(
    [
      table === "figures" ? "progress" : table,
      course,
      stateName,
      districtName,
      campaign,
      dimension,
      inMonths(period, today),
    ],
    ending,
  );
}

function inMonths({ from, to }: Period, today: string): string {
  const [first, last] = [from.slice(0, 7), to.slice(0, 7)];
  if (!first && !last) return today;
  if (first === last) return first;
  return first && last ? `${first}-to-${last}` : first ? `from-${first}` : `until-${last}`;
}
