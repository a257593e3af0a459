import { Readable } from "node:stream";
import { stringify } from "csv-stringify";
import { writeXlsxStream } from "hucre/xlsx";
import { fileText } from "../../platform/file-text";
import { inTurns } from "../../platform/in-batches";

/** A cell. Numbers and days keep their type, and a text is never read as a formula. */
export type Cell = string | number | Date;

/** A cell with a day, such as 2026-11-20: a date in XLSX, and ISO text in CSV. */
export const dayCell = (day: string): Date => new Date(`${day}T00:00:00.000Z`);
type Rows = Iterable<Cell[]> | AsyncIterable<Cell[]>;

export const fileFormats = {
  csv: { contentType: "text/csv; charset=utf-8" },
  xlsx: { contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" },
} as const;
export type FileFormat = keyof typeof fileFormats;

/** A table as a spreadsheet's file, row by row: memory does not grow with it. The first row is the head. */
export function tableFile(format: FileFormat, name: string, rows: Rows): ReadableStream<Uint8Array> {
  return format === "csv" ? asCsv(inTurns(rows)) : asXlsx(name, inTurns(rows));
}

function asCsv(rows: Rows): ReadableStream<Uint8Array> {
  // Spreadsheets recognise UTF-8 only by this byte order mark; without it Hindi is unreadable.
  const csv = stringify({
    bom: true,
    record_delimiter: "windows",
    cast: { string: (text) => safeText(fileText(text)), date: (day) => day.toISOString().slice(0, 10) },
  });
  const source = Readable.from(rows);
  source.on("error", (error) => csv.destroy(error));
  return Readable.toWeb(source.pipe(csv)) as ReadableStream<Uint8Array>;
}

/** A spreadsheet runs a CSV text that begins like a formula, so such a text gets a mark in front (threats T6). */
export function safeText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** A spreadsheet calls a file with a longer cell damaged. */
export const longestXlsxCell = 32_767;

/** What a cell of an XLSX file may hold: a line break is one sign there, since XML readers join the two of Windows. */
export function xlsxText(text: string): string {
  return fileText(text).replace(/\r\n?/g, "\n").slice(0, longestXlsxCell).toWellFormed();
}

/** A spreadsheet reads "_x0041_" as the letter of that number, unless its first sign is written so itself. */
const escaped = (text: string) => text.replace(/_(?=x[\dA-F]{4}_)/gi, "_x005F_");

async function* asXlsxCells(rows: Rows): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield row.map((cell) => (typeof cell === "string" ? escaped(xlsxText(cell)) : cell));
}

/** In XLSX each cell has a type, so a text that begins like a formula needs no mark. */
function asXlsx(name: string, rows: Rows): ReadableStream<Uint8Array> {
  return writeXlsxStream(asXlsxCells(rows), { name: sheetName(name), freezePane: { rows: 1 } });
}

/** Spreadsheets reject these signs in the name of a sheet, empty names, and names over 31 letters. */
function sheetName(name: string): string {
  const allowed = fileText(name)
    .replace(/[[\]:*?/\\']|\s/g, " ")
    .trim();
  return allowed.slice(0, 31).toWellFormed().trim() || "1";
}
