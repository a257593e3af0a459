import path from "node:path";
import fc from "fast-check";
import { type Font, openSync } from "fontkit";
import { expect, test } from "vitest";
import { nameScale } from "./sheet";

const latin = openSync(path.resolve("app/fonts/baloo-2-700-latin.woff2")) as Font;
const devanagari = openSync(path.resolve("node_modules/@expo-google-fonts/mukta/700Bold/Mukta_700Bold.ttf")) as Font;
/** A device's Hindi letters are wider than those of the PDF. */
const deviceIsWider = 1.15;
const lineInEm = 87.6 / 5.4;

function textWidth(text: string): number {
  const isHindi = /[\u0900-\u097f]/.test(text);
  const font = isHindi ? devanagari : latin;
  return (font.layout(text).advanceWidth / font.unitsPerEm) * (isHindi ? deviceIsWider : 1);
}

/** As a browser breaks lines; a word that is wider than the line needs a line more. */
function countLines(name: string, scale: number): number {
  let lines = 1;
  let used = 0;
  for (const word of name.split(" ")) {
    const width = textWidth(word) * scale;
    if (used > 0 && used + 0.25 * scale + width > lineInEm) {
      lines += 1;
      used = 0;
    }
    used += (used > 0 ? 0.25 * scale : 0) + width;
    if (width > lineInEm) lines += 1;
  }
  return lines;
}

const letters = fc.constantFrom("A", "M", "W", "a", "e", "m", "w", "i", "l", "r", "n", "ś", "é", "-");
const syllables = fc.constantFrom("सु", "नी", "ता", "कु", "मा", "री", "श्री", "क्ष", "द्वि", "त्र", "ज्ञ", "ढ़", "औ");
const name = fc
  .oneof(
    fc.array(fc.string({ unit: letters, minLength: 1, maxLength: 60 }), { minLength: 1, maxLength: 8 }),
    fc.array(fc.string({ unit: syllables, minLength: 1, maxLength: 20 }), { minLength: 1, maxLength: 8 }),
  )
  .map((words) => words.join(" ").slice(0, 121).trim())
  .filter((text) => text !== "");

test("a name of any length the forms take has at most two lines on the certificate's sheet", () => {
  fc.assert(
    fc.property(name, (text) => {
      expect(countLines(text, nameScale(text))).toBeLessThanOrEqual(2);
    }),
    { numRuns: 500 },
  );
});

test("names of 70 letters fit and stay readable; a usual name has its full size", () => {
  for (const long of [
    "Annapurneshwari Mahalakshmi Venkataraghavan Subramaniyam Chattopadhyay",
    "डॉ. किंकर्तव्यविमूढ़ क्षत्रिय अरविंद गोविंद मूर्ति हिंदी ईर्ष्या श्री कृष्णचन्द्र",
    `${"W".repeat(60)} ${"W".repeat(9)}`,
  ]) {
    expect(countLines(long, nameScale(long)), long).toBeLessThanOrEqual(2);
    expect(nameScale(long), long).toBeGreaterThan(0.25);
  }
  for (const usual of ["Sunita Kumari", "सुनीता कुमारी", "Meenakshi Rathore"]) expect(nameScale(usual)).toBe(1);
});
