import "server-only";
import { Readable } from "node:stream";
import { ORPCError } from "@orpc/client";
import { stringify } from "csv-stringify";
import { figureFilters, measures, smallestGroup } from "../../contract/desk/programmes";
import { dayInIndia } from "../../platform/i18n/dates";
import { translatorFor } from "../../platform/i18n/messages";
import { apiClientFor } from "../backend";
import { encodeError } from "../error-format";
import { callerOf } from "../http/route";

/** The figures of `/desk/programmes` with the same filters, as a file. It asks the API client, so roles and small groups hold here too. */
export async function answerProgrammesCsv(request: Request): Promise<Response> {
  const headers = new Headers({ "Cache-Control": "private, no-store", "X-Content-Type-Options": "nosniff" });
  try {
    const read = figureFilters.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    if (!read.success) throw new ORPCError("BAD_REQUEST", { message: "Input validation failed" });
    const filters = read.data;
    const caller = await callerOf(request, headers);
    const { rows, total } = await apiClientFor(caller).desk.programmeFigures(filters);
    const t = translatorFor(filters.language, "desk");
    const shown = (figure: number | null) => figure ?? `<${smallestGroup}`;
    const table = function* () {
      yield [t(`figures.dimensions.${filters.by}`), ...measures.map((measure) => t(`figures.measures.${measure}`))];
      for (const { label, figures } of rows) yield [safeCell(label || t("figures.unknown")), ...measures.map((measure) => shown(figures[measure]))];
      yield [t("figures.total"), ...measures.map((measure) => shown(total[measure]))];
    };
    headers.set("Content-Type", "text/csv; charset=utf-8");
    headers.set("Content-Disposition", `attachment; filename="figures-by-${filters.by}-${dayInIndia(new Date().toISOString())}.csv"`);
    // Spreadsheets take a file for UTF-8 by its first sign only; without it Hindi is unreadable.
    const csv = Readable.from(table()).pipe(stringify({ bom: true, record_delimiter: "windows" }));
    return new Response(Readable.toWeb(csv) as ReadableStream, { headers });
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    return Response.json(encodeError(error), { status: error.status, headers });
  }
}

/** A spreadsheet would run a text that begins like a formula: what people typed stays a text (threats T6). */
function safeCell(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
