import "server-only";
import { ORPCError } from "@orpc/client";
import * as z from "zod";
import { type FigureFilters, type FigureTable, figureFilters, figureTables } from "../../contract/desk/programmes";
import { type Content, content } from "../../platform/content";
import { dayInIndia } from "../../platform/i18n/dates";
import type { ApiClient } from "../backend";
import { fileName } from "../files/file-name";
import { type FileFormat, fileFormats, tableFile } from "../files/table-file";
import { programmeTable } from "./programme-tables";
import { serveFile } from "./serve-file";

const fileQuery = figureFilters.extend({
  table: z.enum(figureTables).default("figures"),
  format: z.enum(Object.keys(fileFormats) as FileFormat[]).default("csv"),
});

/** A table of `/desk/programmes` as a file, by the API client: roles and small groups hold here too. */
export function serveProgrammesFile(request: Request): Promise<Response> {
  return serveFile(request, async ({ api }) => {
    const read = fileQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    // The permission is checked before the address is parsed.
    await api.desk.overview({});
    if (!read.success) throw new ORPCError("BAD_REQUEST", { message: "Input validation failed" });
    const { table, format, ...filters } = read.data;
    const { name, rows } = await programmeTable(api, table, filters satisfies FigureFilters);
    const period = await countedPeriod(api, filters);
    const today = dayInIndia(new Date().toISOString());
    return {
      type: fileFormats[format].contentType,
      name: programmeFileName(content().places, table, filters, period, today, format),
      body: tableFile(format, name, rows),
    };
  });
}

/** The counted months, which for partners may be more than the requested ones. */
async function countedPeriod(api: ApiClient, filters: FigureFilters): Promise<{ from: string; to: string }> {
  if (!filters.from && !filters.to) return { from: "", to: "" };
  return (await api.desk.programmeFigures(filters)).period ?? filters;
}

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
