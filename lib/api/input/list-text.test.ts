import { deflateRawSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { listText } from "./list-text";

const list = "First name,Last name\r\nसुनीता,देवी\r\n";
const utf16 = (text: string, bigEndian = false) => {
  const bytes = Buffer.from(text, "utf16le");
  return bigEndian ? bytes.swap16() : bytes;
};

test("UTF-8 and UTF-16 are read, with and without a byte order mark", async () => {
  for (const bytes of [
    Buffer.from(list),
    Buffer.from(`\uFEFF${list}`),
    utf16(list),
    utf16(`\uFEFF${list}`),
    utf16(list, true),
    utf16(`\uFEFF${list}`, true),
  ])
    expect(await listText(bytes)).toEqual({ text: list });
});

test("an XLSX file is read: texts, numbers and dates as they show, empty cells as empty", async () => {
  const rows = [
    ["First name", "Mobile", "Joined", "Block"],
    ["सुनीता", 9876543210, new Date("2026-11-20T00:00:00.000Z"), null],
    ['=1+1, "quoted"', "+91 98765 43210", "two\nlines", "x"],
  ];
  const answer = await listText(await writeXlsx({ sheets: [{ name: "People", rows }] }));
  expect("text" in answer && parse(answer.text)).toEqual([
    ["First name", "Mobile", "Joined", "Block"],
    ["सुनीता", "9876543210", "2026-11-20", ""],
    ['=1+1, "quoted"', "+91 98765 43210", "two\nlines", "x"],
  ]);
});

test("an old Excel file is named, a damaged one too, and any bytes have an answer", async () => {
  expect(await listText(Buffer.from("d0cf11e0a1b11ae1", "hex"))).toEqual({ problem: "uploadOldExcel" });
  expect(await listText(Buffer.from("504b0304ffff", "hex"))).toEqual({ problem: "uploadDamaged" });
  const good = await writeXlsx({ sheets: [{ name: "People", rows: [["First name"], ["Asha"]] }] });
  await fc.assert(
    fc.asyncProperty(
      fc.nat(good.length - 1),
      fc.nat(255),
      fc.uint8Array({ maxLength: 200 }),
      async (at, value, bytes) => {
        const broken = Uint8Array.from(good);
        broken[at] = value;
        for (const each of [broken, good.subarray(0, at), bytes])
          expect(Object.keys(await listText(each))).toHaveLength(1);
      },
    ),
    { numRuns: 60 },
  );
});

test("an archive that unpacks to much more than it says is too large, and not unpacked by the reader", async () => {
  const packed = deflateRawSync(Buffer.alloc(50_000_000));
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(10, 24);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(30 + packed.length, 16);
  expect(await listText(Buffer.concat([local, packed, entry, end]))).toEqual({ problem: "uploadTooLarge" });
});
