import { readFileSync } from "node:fs";
import { Font } from "@react-pdf/renderer";
import { fontFiles } from "../fonts";
import type { readPdf, TextRun } from "./read-pdf";

type Glyph = { path: { toSVG(): string } };
type OpenFont = { getGlyph(id: number): Glyph; layout(text: string): { glyphs: Glyph[] } };

const weightFiles: Record<string, string> = {
  "Mukta-Regular": fontFiles[400],
  "Mukta-SemiBold": fontFiles[600],
  "Mukta-Bold": fontFiles[700],
};
const expected = new Map<string, string[]>();
let opened = 0;

/** The glyph outlines that the PDF contains for a run, taken from its embedded font. */
export async function renderedOutlines(pdf: ReturnType<typeof readPdf>, runs: TextRun[]): Promise<string[][]> {
  const fonts = new Map<number, OpenFont>();
  for (const { font } of runs) {
    if (!fonts.has(font)) fonts.set(font, await openFont(pdf.embeddedFont(font).data));
  }
  return runs.map(({ font, glyphs }) => glyphs.map((id) => fonts.get(font)?.getGlyph(id).path.toSVG() ?? ""));
}

/** The outlines that a text should have, shaped by a fresh copy of the font. */
export async function expectedOutlines(pdf: ReturnType<typeof readPdf>, { font, text }: TextRun): Promise<string[]> {
  const { name } = pdf.embeddedFont(font);
  const key = `${name} ${text}`;
  let shapes = expected.get(key);
  if (!shapes) {
    const fresh = await openFont(readFileSync(weightFiles[name] ?? ""));
    shapes = fresh.layout(text).glyphs.map((glyph) => glyph.path.toSVG());
    expected.set(key, shapes);
  }
  return shapes;
}

// Uses a new family name each time, so that react-pdf opens the font again without the portal's patches.
async function openFont(data: Buffer): Promise<OpenFont> {
  opened += 1;
  const fontFamily = `opened for a test ${opened}`;
  Font.register({ family: fontFamily, src: `data:font/ttf;base64,${data.toString("base64")}` });
  await Font.load({ fontFamily });
  return Font.getFont({ fontFamily }).data as unknown as OpenFont;
}
