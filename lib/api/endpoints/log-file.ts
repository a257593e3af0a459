import "server-only";
import { ORPCError } from "@orpc/client";
import * as z from "zod";
import { type LoggedAction, logFilters } from "../../contract/desk/access";
import { dayInIndia, inIndiaToTheSecond } from "../../platform/i18n/dates";
import { translatorFor } from "../../platform/i18n/messages";
import { type Cell, type FileFormat, fileFormats, tableFile } from "../files/table-file";
import { serveFile } from "./serve-file";

const fileQuery = logFilters.extend({
  format: z
    .enum(Object.keys(fileFormats) as FileFormat[])
    .catch("csv")
    .default("csv"),
});

/** The filtered entries of the log as a file. It uses the API client, so only staff who may read the log get it. */
export function serveLogFile(request: Request): Promise<Response> {
  return serveFile(request, async ({ api: { desk } }) => {
    const read = fileQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    const { format, ...filters } = read.success ? read.data : fileQuery.parse({});
    const readPage = (page: number) => desk.listActions({ ...filters, page, size: "export" });
    // Read before the response begins, so that an error gets its status, as 400 for an invalid filter.
    const first = await readPage(1);
    if (!read.success) throw new ORPCError("BAD_REQUEST", { message: "Input validation failed" });
    const t = translatorFor(filters.language, "desk");
    const rows = async function* (): AsyncGenerator<Cell[]> {
      yield [t("log.when"), t("log.who"), t("log.what"), t("log.details"), t("log.action"), t("log.subject")];
      const written = new Set<string>();
      for (let page = first; ; page = await readPage(page.page + 1)) {
        // Entries that are logged meanwhile move others to the next page; those that were written already are skipped.
        for (const entry of page.data) if (!written.has(entry.id)) yield toRow(entry);
        for (const { id } of page.data) written.add(id);
        if (page.page >= page.pages) return;
      }
    };
    return {
      type: fileFormats[format].contentType,
      name: `log-${dayInIndia(new Date().toISOString())}.${format}`,
      body: tableFile(format, t("sections.log"), rows()),
    };
  });
}

const toRow = ({ happenedAt, staff, words, facts, action, subject }: LoggedAction): Cell[] => [
  inIndiaToTheSecond(happenedAt),
  staff,
  words,
  facts.join("; "),
  action,
  subject,
];
