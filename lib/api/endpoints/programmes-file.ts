import "server-only";
import { ORPCError } from "@orpc/client";
import * as z from "zod";
import { type FigureFilters, type FigureTable, figureFilters, figureTables } from "../../contract/desk/programmes";
import { type Content, content } from "../../platform/content";
import { dayInIndia } from "../../platform/i18n/dates";
import { type ApiClient, apiClientFor } from "../backend";
import { encodeError } from "../error-format";
import { fileName } from "../files/file-name";
import { type FileFormat, fileFormats, tableFile } from "../files/table-file";
import { identifyCaller } from "../http/route";
import { programmeTable } from "./programme-tables";

const fileQuery = figureFilters.extend({
  table: z.enum(figureTables).default("figures"),
  format: z.enum(Object.keys(fileFormats) as FileFormat[]).default("csv"),
});

/** A table of `/desk/programmes` as a file, by the API client: roles and small groups hold here too. */
export async function serveProgrammesFile(request: Request): Promise<Response> {
  const headers = new Headers({ "Cache-Control": "private, no-store", "X-Content-Type-Options": "nosniff" });
  try {
    const read = fileQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    const api = apiClientFor(await identifyCaller(request, headers));
    // The permission is checked before the address is parsed.
    await api.desk.overview({});
    if (!read.success) throw new ORPCError("BAD_REQUEST", { message: "Input validation failed" });
    const { table, format, ...filters } = read.data;
    const { name, rows } = await programmeTable(api, table, filters satisfies FigureFilters);
    headers.set("Content-Type", fileFormats[format].contentType);
    const today = dayInIndia(new Date().toISOString());
    headers.set(
      "Content-Disposition",
      `attachment; filename="${programmeFileName(content().places, table, filters, await countedPeriod(api, filters), today, format)}"`,
    );
    return new Response(tableFile(format, name, rows), { headers });
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    return Response.json(encodeError(error), { status: error.status, headers });
  }
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
