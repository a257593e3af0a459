import "server-only";
import { stringify } from "csv-stringify/sync";
import { fileName } from "@/lib/api/files/file-name";
import { type Upload, uploadColumns } from "@/lib/contract/desk/uploads";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

/** The empty template of a list, with its columns in this language. */
export function templateFile(language: Language): Response {
  return csvFile([columnNames(language)], "people.csv");
}

/**
 * The rejected lines as they were sent, each with its errors. The corrected file can be sent again without removing the
 * errors.
 */
export function errorsFile({ problems, course }: Upload, language: Language): Response {
  const t = translatorFor(language, "desk");
  const head = [...columnNames(language), t("upload.lineColumn"), t("upload.problemColumn")];
  const lines = problems.map(({ line, cells, messages }) => [
    ...uploadColumns.map((column) => safeCell(cells[column] ?? "")),
    String(line),
    messages.join("; "),
  ]);
  return csvFile([head, ...lines], fileName(["errors", course], "csv"));
}

function columnNames(language: Language): string[] {
  const t = translatorFor(language, "desk");
  return uploadColumns.map((column) => t(`upload.columns.${column}`));
}

function csvFile(lines: string[][], name: string): Response {
  // Spreadsheets recognise UTF-8 only by this byte order mark; without it Hindi is unreadable.
  const csv = stringify(lines, { bom: true, record_delimiter: "windows" });
  const headers = {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}"`,
    "Cache-Control": "private, no-store",
  };
  return new Response(csv, { headers: { ...headers, "X-Content-Type-Options": "nosniff" } });
}

/** A spreadsheet would run a text that begins like a formula, so such a text gets a mark in front (threats T6). */
function safeCell(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
