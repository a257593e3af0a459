import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { Feed } from "feed";
import { readXlsx } from "hucre/xlsx";
import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { anyText } from "../../contract/testing/any-text";
import { fileText, withFileTexts } from "../../platform/file-text";
import { type Cell, type FileFormat, longestXlsxCell, safeText, tableFile, xlsxText } from "./table-file";
import { cdataText, xmlText } from "./xml-text";

// Anybody can register with any text as a campaign. Each exported file is read back, whatever is in its texts.

const awkward = fc.constantFrom(
  "\u0000",
  "\u0008",
  "\u000b",
  "\u001f",
  "\u0085",
  "\ufffe",
  "\uffff",
  "\ud800",
  "\udc00",
  "]]>",
);
const marks = fc.constantFrom(
  "&",
  "<",
  ">",
  '"',
  "'",
  "=",
  "+",
  "@",
  ",",
  ";",
  "\t",
  "\r",
  "\n",
  "\r\n",
  "_x0041_",
  "ज़",
  "👩🏽",
);
const anyCell = fc
  .array(fc.oneof(awkward, marks, anyText(), fc.string()), { maxLength: 6 })
  .map((parts) => parts.join(""));
const anyRows = fc.array(fc.tuple(anyCell, fc.integer(), anyCell), { minLength: 1, maxLength: 4 });

async function readBytes(format: FileFormat, name: string, rows: Cell[][]): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of tableFile(format, name, rows)) parts.push(part);
  return Buffer.concat(parts);
}

/** The texts between the tags of a well-formed XML document. @throws for one that is not */
function readXml(xml: string): string[] {
  const texts: string[] = [];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("text", (text) => texts.push(text));
  parser.on("cdata", (text) => texts.push(text));
  parser.write(xml).close();
  return texts;
}

const lines = (text: string) => text.replace(/\r\n?/g, "\n");

test("an XLSX file of any texts is read back, each text as it was but for signs that XML does not allow", async () => {
  await fc.assert(
    fc.asyncProperty(anyCell, anyRows, async (name, rows) => {
      const bytes = await readBytes("xlsx", name, [["Name", "Number", "Text"], ...rows]);
      const [sheet] = (await readXlsx(bytes)).sheets;
      expect(sheet?.rows.slice(1).map((row) => [row[0] ?? "", row[1], row[2] ?? ""])).toEqual(
        rows.map(([one, number, other]) => [xlsxText(one), number, xlsxText(other)]),
      );
    }),
    { numRuns: 150 },
  );
  const long = await readXlsx(await readBytes("xlsx", "Long", [["x".repeat(longestXlsxCell + 1)]]));
  expect(String(long.sheets[0]?.rows[0]?.[0])).toHaveLength(longestXlsxCell);
});

test("a CSV file of any texts is read back", async () => {
  await fc.assert(
    fc.asyncProperty(anyRows, async (rows) => {
      const text = (await readBytes("csv", "Figures", rows)).toString("utf8");
      expect(parse(text, { bom: true, record_delimiter: "\r\n" })).toEqual(
        rows.map(([one, number, other]) => [safeText(fileText(one)), String(number), safeText(fileText(other))]),
      );
    }),
    { numRuns: 300 },
  );
});

test("a feed and a sitemap of any texts are well-formed, and say what they were given", () => {
  fc.assert(
    fc.property(anyCell, (text) => {
      const given = cdataText(text);
      const feed = new Feed({ id: "https://a.example", title: "Articles", copyright: "" });
      feed.addItem({
        id: "https://a.example/1",
        link: "https://a.example/1",
        title: given,
        description: given,
        date: new Date(0),
      });
      if (given.trim() !== "") expect(readXml(feed.rss2()).map(lines).join("").includes(lines(given))).toBe(true);
      const url = xmlText(`https://a.example/${text}`);
      // As Next writes the addresses of a sitemap: as they are.
      const sitemap = `<urlset><url><loc>${url}</loc><link href="${url}"/></url></urlset>`;
      expect(readXml(sitemap).map(lines)).toContain(lines(`https://a.example/${fileText(text)}`));
    }),
    { numRuns: 300 },
  );
});

test("texts of a badge have nothing that an XML or JSON reader refuses", () => {
  fc.assert(
    fc.property(anyCell, (text) => {
      const { name, list } = withFileTexts({ name: text, list: [text] });
      expect([name, list[0]]).toEqual([fileText(text), fileText(text)]);
      expect(name.isWellFormed()).toBe(true);
      expect(
        readXml(`<a>${xmlText(text)}</a>`)
          .map(lines)
          .join(""),
      ).toBe(lines(name));
    }),
  );
});
