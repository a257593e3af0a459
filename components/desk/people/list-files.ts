import "server-only";
import { fileName } from "@/lib/api/files/file-name";
import { fileFormats, tableFile } from "@/lib/api/files/table-file";
import { type Upload, uploadColumns } from "@/lib/contract/desk/uploads";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export function templateFile(language: Language): Response {
  return csvFile([columnNames(language)], "people.csv");
}

/** The rejected lines with their errors. The corrected file can be sent again with the errors in it. */
export function errorsFile({ problems, course }: Upload, language: Language): Response {
  const t = translatorFor(language, "desk");
  const head = [...columnNames(language), t("upload.lineColumn"), t("upload.problemColumn")];
  const lines = problems.map(({ line, cells, messages }) => [
    ...uploadColumns.map((column) => cells[column] ?? ""),
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
  const headers = {
    "Content-Type": fileFormats.csv.contentType,
    "Content-Disposition": `attachment; filename="${name}"`,
    "Cache-Control": "private, no-store",
    "X-Content-Type-Options": "nosniff",
  };
  return new Response(tableFile("csv", name, lines), { headers });
}
