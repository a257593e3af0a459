import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { turnsDuring } from "../../platform/testing/turns-during";
import { type Cell, dayCell, tableFile } from "./table-file";

async function readBytes(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

const formulas = ["=1+1", "+91 98", "-3", "@home", "\tx"];
const rows: Cell[][] = [["ज़िला", "Registered"], ["Gaya", 12], ["Patna", "<5"], ...formulas.map((text) => [text, 7])];

test("CSV: UTF-8 with its sign, numbers as numbers, and no text that a spreadsheet would run", async () => {
  const text = (await readBytes(tableFile("csv", "Figures", rows))).toString("utf8");
  expect(text.startsWith("\uFEFFज़िला,Registered\r\nGaya,12\r\nPatna,<5\r\n")).toBe(true);
  for (const formula of formulas) expect(text).toContain(`'${formula},7\r\n`);
});

test("XLSX: numbers are numbers, texts are texts, whatever they begin with, and no cell is a formula", async () => {
  const bytes = await readBytes(tableFile("xlsx", "Figures by [State]: a name that is far too long for a sheet", rows));
  const workbook = await readXlsx(bytes);
  const [sheet] = workbook.sheets;
  expect(sheet?.rows).toEqual(rows);
  expect(sheet?.name.length).toBeLessThanOrEqual(31);
  const formulasIn = [...(sheet?.cells?.values() ?? [])].filter((cell) => cell.formula !== undefined);
  expect(formulasIn).toEqual([]);
});

test("a day is a date in XLSX and ISO text in CSV", async () => {
  const days: Cell[][] = [["Written on"], [dayCell("2026-11-20")], [dayCell("2028-02-29")]];
  const workbook = await readXlsx(await readBytes(tableFile("xlsx", "Texts", days)));
  expect(workbook.sheets[0]?.rows.slice(1)).toEqual([
    [new Date("2026-11-20T00:00:00.000Z")],
    [new Date("2028-02-29T00:00:00.000Z")],
  ]);
  expect((await readBytes(tableFile("csv", "Texts", days))).toString("utf8")).toBe(
    "\uFEFFWritten on\r\n2026-11-20\r\n2028-02-29\r\n",
  );
});

test("rows are read only as the file is read, and an error while reading them ends the file", async () => {
  let produced = 0;
  const endless = function* (): Generator<Cell[]> {
    for (;;) {
      produced += 1;
      yield [`row ${produced}`, produced];
    }
  };
  for (const format of ["csv", "xlsx"] as const) {
    produced = 0;
    const reader = tableFile(format, "Endless", endless()).getReader();
    await reader.read();
    await reader.cancel();
    expect(produced).toBeLessThan(100_000);
    const broken = function* (): Generator<Cell[]> {
      yield ["head"];
      throw new Error("the database is gone");
    };
    await expect(readBytes(tableFile(format, "Broken", broken()))).rejects.toThrow("the database is gone");
  }
});

test.each(["csv", "xlsx"] as const)("requests are answered while a long file (%s) is made", async (format) => {
  const slow = function* (): Generator<Cell[]> {
    for (let row = 0; row < 10; row += 1) {
      const began = performance.now();
      while (performance.now() - began < 11);
      yield ["row", row];
    }
  };
  const turns = await turnsDuring(async () => void (await readBytes(tableFile(format, "Long", slow()))));
  expect(turns).toBeGreaterThan(9);
});
