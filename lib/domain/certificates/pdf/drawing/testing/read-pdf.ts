import { inflateSync } from "node:zlib";

/**
 * Consecutive glyphs in the file: the font's object number, the glyph numbers, and the text that a reader copies; `x`
 * and `y` of the baseline are points from the upper left corner.
 */
export type TextRun = {
  font: number;
  fontSize: number;
  glyphs: number[];
  text: string;
  isActualText: boolean;
  x: number;
  y: number;
};

/**
 * Reads a PDF file made by pdfkit: just enough of the format to find the glyphs on its first page and the text that a
 * reader with support for ActualText would copy.
 */
export function readPdf(file: Buffer) {
  const objects = readObjects(file.toString("latin1"));
  const get = (id: number) => objects.get(id) ?? fail(`object ${id}`);
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  const page = pages[0] ?? fail("a page");
  const fonts = new Map<string, number>();
  for (const [, name, id] of get(reference(page.head, "Resources")).head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    fonts.set(name as string, Number(id));
  }
  const letters = new Map(
    [...fonts.values()].map((id) => [id, readToUnicode(get(reference(get(id).head, "ToUnicode")))]),
  );
  return {
    pageCount: pages.length,
    mediaBox: (page.head.match(/\/MediaBox \[([^\]]+)\]/)?.[1] ?? "").split(" ").map(Number),
    runs: readRuns(get(reference(page.head, "Contents")).stream.toString("latin1"), fonts, letters),
    /** The embedded subset of a font, and the name of the full font. */
    embeddedFont(id: number) {
      const descendant = get(Number(get(id).head.match(/\/DescendantFonts \[(\d+)/)?.[1]));
      const descriptor = get(reference(descendant.head, "FontDescriptor"));
      const name = descriptor.head.match(/\/FontName \/\w+\+([\w-]+)/)?.[1] ?? fail("a font name");
      return { name, data: get(reference(descriptor.head, "FontFile2")).stream };
    },
  };
}

type PdfObject = { head: string; stream: Buffer };

function readObjects(source: string): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>();
  for (const match of source.matchAll(/^(\d+) 0 obj\n/gm)) {
    const start = match.index + match[0].length;
    const streamAt = source.indexOf("stream\n", start);
    const endAt = source.indexOf("endobj", start);
    const hasStream = streamAt !== -1 && streamAt < endAt;
    const head = source.slice(start, hasStream ? streamAt : endAt).replace(/\s+/g, " ");
    const bytes = hasStream ? source.slice(streamAt + 7, streamAt + 7 + Number(head.match(/\/Length (\d+)/)?.[1])) : "";
    const raw = Buffer.from(bytes, "latin1");
    objects.set(Number(match[1]), { head, stream: head.includes("/FlateDecode") ? inflateSync(raw) : raw });
  }
  return objects;
}

function readToUnicode({ stream }: PdfObject): string[] {
  const letters: string[] = [];
  for (const [, first, , list] of stream.toString("latin1").matchAll(/<(\w{4})> <(\w{4})> \[([^\]]*)\]/g)) {
    const entries = [...(list as string).matchAll(/<([^>]*)>/g)];
    entries.forEach(([, codes], index) => {
      letters[Number.parseInt(first as string, 16) + index] = fromUtf16((codes as string).replaceAll(" ", ""));
    });
  }
  return letters;
}

function readRuns(content: string, fonts: Map<string, number>, letters: Map<number, string[]>): TextRun[] {
  const places = placesOfTexts(content);
  return [...content.matchAll(/^BT\n([\s\S]*?)^ET$/gm)].map(([, body = ""], index) => {
    const font = fonts.get(body.match(/\/(F\d+) /)?.[1] ?? "") ?? fail("a run's font");
    const fontSize = Number(body.match(/^\/F\d+ ([\d.]+) Tf$/m)?.[1]);
    const strings = [...body.matchAll(/^\[(.*)\] TJ$/gm)].flatMap(([, array = ""]) => [...array.matchAll(/<(\w+)>/g)]);
    const glyphs = strings.flatMap(([, hex = ""]) => (hex.match(/.{4}/g) ?? []).map((id) => Number.parseInt(id, 16)));
    const actualText = body.match(/^\/Span <<\/ActualText <feff(\w*)>>> BDC\n[\s\S]*^EMC$/m)?.[1];
    const guessed = glyphs.map((id) => letters.get(font)?.[id] ?? "").join("");
    const isActualText = actualText !== undefined;
    const { x, y } = places[index] ?? fail("a run's place");
    return { font, fontSize, glyphs, isActualText, text: isActualText ? fromUtf16(actualText) : guessed, x, y };
  });
}

/** The position of each text: pdfkit turns the page upside down, moves by matrices, and turns each text back. */
function placesOfTexts(content: string): { x: number; y: number }[] {
  const saved: number[][] = [];
  const places: { x: number; y: number }[] = [];
  let matrix = [1, 0, 0, 1, 0, 0];
  let first: number[] | undefined;
  let begins = false;
  for (const [, numbers = "", operator] of content.matchAll(/^((?:-?[\d.]+ )*)(q|Q|cm|BT|Tm)$/gm)) {
    const given = numbers.trim().split(" ").map(Number);
    if (operator === "BT") begins = true;
    else if (operator === "q") saved.push(matrix);
    else if (operator === "Q") matrix = saved.pop() ?? fail("a matrix to go back to");
    else if (operator === "cm") {
      matrix = multiply(given, matrix);
      first ??= matrix;
    } else if (begins) {
      begins = false;
      const [, , , , x = 0, y = 0] = multiply(given, matrix);
      places.push({ x, y: (first?.[5] ?? 0) - y });
    }
  }
  return places;
}

function multiply(one: number[], other: number[]): number[] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = one;
  const [k = 0, l = 0, m = 0, n = 0, o = 0, p = 0] = other;
  return [a * k + b * m, a * l + b * n, c * k + d * m, c * l + d * n, e * k + f * m + o, e * l + f * n + p];
}

function fromUtf16(hex: string): string {
  return Buffer.from(hex, "hex").swap16().toString("utf16le");
}

function reference(head: string, key: string): number {
  return Number(head.match(new RegExp(`/${key} (\\d+) 0 R`))?.[1] ?? fail(key));
}

function fail(what: string): never {
  throw new Error(`The PDF has no ${what}`);
}
