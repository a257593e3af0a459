import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../testing/any-text";
import { cleanLine, cleanName, cleanText } from "./clean-text";

const asWritten = [
  "ज़मीन",
  "क्\u200Dया",
  "क्\u200Cया",
  "श्री कृष्णचन्द्र द्विवेदी",
  "হর\u200D্ষ",
  "അവന്\u200D",
  "हो ❤️ गया",
  "👩\u200D🏫 कक्षा",
  "👩🏽\u200D🏫",
  "❤️\u200D🔥",
  "1️⃣",
];

test.each(asWritten)("%s stays as it is written, in its composed form", (text) =>
  expect(cleanText(text)).toBe(text.normalize("NFC")),
);

test.each(["\u3164", "\u2800", "\u200B", "\u115F\u1160", "\uFFA0 \u200D", "\uFE0F", "\u00AD\u2060\uFEFF", "\uD83D"])(
  "%j shows nothing, so it is empty",
  (text) => {
    for (const clean of [cleanText, cleanLine, cleanName]) expect(clean(text)).toBe("");
  },
);

test.each([
  ["Asha\u200D", "Asha"],
  ["Asha\u200C\u200C\u200C", "Asha"],
  ["\u200DDevi \u200CKumari\u200D", "Devi Kumari"],
  ["As\u200Dha", "Asha"],
  ["आशा\u200D देवी\u200C", "आशा देवी"],
  ["क्\u200D\u200D\u200Cया", "क्\u200Dया"],
  ["9\u200D8, कक्षा\uFE0F", "98, कक्षा"],
  ["👩\u200D", "👩"],
])("%j has a joiner where it shows nothing, which is left out", (typed, text) => {
  for (const clean of [cleanText, cleanLine, cleanName]) expect(clean(typed)).toBe(text);
});

/** Text of what stands beside joiners: letters, marks and pictures, with invisible signs between. */
const joinedText = fc.string({
  unit: fc.constantFrom(...["कयषर ae9❤👩🏽ം", "़्॑\u0301്", "\u200B\u200C\u200D\uFE0F\u20E3"].flatMap((each) => [...each])),
});

test("a joiner stays between letters, after a virama and in a picture, alone", () => {
  fc.assert(
    fc.property(joinedText, (typed) => {
      for (const clean of [cleanText, cleanName]) {
        const text = clean(typed);
        expect(clean(text)).toBe(text);
        expect(text).toBe(text.normalize("NFC"));
        expect(text).not.toMatch(
          /^\p{Join_Control}|\p{Join_Control}{2}|[\s\da-z]\p{Join_Control}|(?<![\u094D\u0D4D])\p{Join_Control}[\s\da-z]/u,
        );
        expect(text).not.toMatch(/[^\u094D\u0D4D]\p{Join_Control}$|(?<![❤👩]|9(?=.\u20E3))\uFE0F/u);
      }
    }),
    { numRuns: 1000 },
  );
});

test("T24: of a row of marks on a letter thirty stay, and a row of spaces takes no more time for each of them", () => {
  // Without the bounds either text takes half a minute.
  const marks = "\u0301".repeat(40_000) + "\u0323".repeat(40_000);
  for (const clean of [cleanText, cleanLine, cleanName]) expect(clean(`x${marks}`)).toHaveLength(31);
  // Composed, the two rows were one.
  expect(cleanText(`x${"\u0301".repeat(20)}\u200D${"\u0323".repeat(20)}`)).toHaveLength(31);
  const spaces = " ".repeat(100_000);
  expect(cleanLine(`एक${spaces}दो\n${spaces}\nतीन`)).toBe(`एक${spaces}दो तीन`);
});

test("control signs, marks of direction and invisible signs are left out; line breaks of a longer text stay", () => {
  expect(cleanText("एक\r\nदो\u2028तीन\tचार\u0007\u202E.\u200B")).toBe("एक\nदो\nतीन चार.");
  expect(cleanLine("  Middle School,\r\n  Phulwari ")).toBe("Middle School, Phulwari");
});

test("a cleaned text is its own cleaned text, and holds no control sign, lone surrogate or invisible sign", () => {
  fc.assert(
    fc.property(anyText(), (typed) => {
      const text = cleanText(typed);
      expect(cleanText(text)).toBe(text);
      expect(text).toBe(text.normalize("NFC"));
      expect(text).not.toMatch(/[^\P{Cc}\n]|\p{Cs}|[\u200B\u202A-\u202E\u2066-\u2069\u3164\uFEFF]/u);
      expect(cleanLine(typed)).not.toMatch(/\n/);
    }),
  );
});
