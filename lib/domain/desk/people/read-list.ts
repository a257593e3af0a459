import { parse } from "csv-parse/sync";
import { mostRows, optionalColumns, type UploadColumn, uploadColumns } from "../../../contract/desk/uploads";
import { CallError } from "../../../platform/call-error";
import { type Language, languages } from "../../../platform/i18n/language";
import { translatorFor } from "../../../platform/i18n/messages";

export type ListRow = { line: number; cells: Partial<Record<UploadColumn, string>> };

const plain = (text: string) =>
  text
    .normalize("NFC")
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, " ");

const nameIn = (language: Language, column: UploadColumn) =>
  translatorFor(language, "desk")(`upload.columns.${column}`);

/** What a column may be called: its name in the template of either language, or in the contract. */
function columnNames(): Map<string, UploadColumn> {
  return new Map(
    uploadColumns.flatMap((column) =>
      [column, ...languages.map((language) => nameIn(language, column))].map((name) => [plain(name), column] as const),
    ),
  );
}

/** Excel's own line that names the delimiter, before the names of the columns. */
const delimiterLine = /^\uFEFF?sep=(.)\r?\n/i;

/** The export of a list marks texts that a spreadsheet would run as a formula (threats T6); the mark is not theirs. */
const withoutMark = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, "");

/** Excel writes semicolons where the comma is the decimal sign, and tabs as "Unicode text": the first line decides. */
function findDelimiter(text: string): string {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const count = (sign: string) => head.split(sign).length;
  return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/**
 * Reads a list of people: with or without a byte order mark and a line `sep=;`, comma, semicolon or tab. Empty lines
 * are left out.
 * @throws CallError BAD_REQUEST for a list that cannot be read as a whole
 */
export function readList(text: string, language: Language): ListRow[] {
  // A file in another encoding arrives with this sign in place of its letters.
  if (text.includes("\uFFFD") || text.includes("\0")) throw new CallError("BAD_REQUEST", "uploadEncoding");
  const named = delimiterLine.exec(text);
  const body = named ? text.slice(named[0].length) : text;
  let records: { info: { lines: number }; record: string[] }[];
  try {
    records = parse(body, {
      bom: true,
      delimiter: named?.[1] ?? findDelimiter(body),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as typeof records;
  } catch (error) {
    throw new CallError("BAD_REQUEST", "uploadUnreadable", {
      values: { line: ((error as { lines?: number }).lines ?? 1) + (named ? 1 : 0) },
    });
  }
  const [head, ...people] = records;
  const known = columnNames();
  const columns = head?.record.map((name) => known.get(plain(name))) ?? [];
  const missing = uploadColumns.filter((column) => !columns.includes(column) && !optionalColumns.includes(column));
  const missingNames = missing.map((column) => nameIn(language, column)).join(", ");
  if (missingNames) throw new CallError("BAD_REQUEST", "uploadColumns", { values: { columns: missingNames } });
  const rows = people.filter(({ record }) => record.some((cell) => cell !== ""));
  if (rows.length === 0) throw new CallError("BAD_REQUEST", "uploadEmpty");
  if (rows.length > mostRows) throw new CallError("BAD_REQUEST", "uploadTooLong", { values: { most: mostRows } });
  return rows.map(({ info, record }) => ({
    line: info.lines + (named ? 1 : 0),
    cells: Object.fromEntries(
      columns.flatMap((column, index) => (column ? [[column, withoutMark(record[index] ?? "")]] : [])),
    ),
  }));
}
