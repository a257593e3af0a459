import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../testing/any-text";
import { cleanLine, cleanName, cleanText } from "./clean-text";

const hindi = ["ज़मीन", "क्‍या", "श्री कृष्णचन्द्र द्विवेदी", "हो ❤️ गया", "👩‍🏫 कक्षा"];

test.each(hindi)("%s stays as it is written, in its composed form", (text) =>
  expect(cleanText(text)).toBe(text.normalize("NFC")),
);

test.each(["\u3164", "\u2800", "\u200B", "\u115F\u1160", "\uFFA0 \u200D", "\uFE0F", "\u00AD\u2060\uFEFF", "\uD83D"])(
  "%j shows nothing, so it is empty",
  (text) => {
    for (const clean of [cleanText, cleanLine, cleanName]) expect(clean(text)).toBe("");
  },
);

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
