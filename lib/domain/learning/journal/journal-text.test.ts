import fc from "fast-check";
import { expect, test } from "vitest";
import { fewestJournalLetters } from "../../../contract/journal";
import { countLetters, isSameText } from "./journal-text";

test.each([
  [".", 0],
  ["12345 67890 !!!", 0],
  ["I will ask", 8],
  // क ि श ो र ो ं and स े
  ["किशोरों से", 9],
  ["naïve café", 9],
  ["e\u0301e\u0301", 2],
  ["\u0301\u0301\u0301", 0],
  [`a${"\u0316".repeat(30)}`, 3],
])("%j has %i letters", (text, letters) => {
  expect(countLetters(text)).toBe(letters);
});

test("a short sentence is enough in Hindi and in English; a single word is not", () => {
  for (const enough of ["मैं सोमवार को कक्षा में पूछूँगी।", "I will ask my class on Monday."])
    expect(countLetters(enough)).toBeGreaterThanOrEqual(fewestJournalLetters);
  for (const tooFew of ["बहुत अच्छा", "very good"]) expect(countLetters(tooFew)).toBeLessThan(fewestJournalLetters);
});

test("the same text is recognised despite other punctuation, spaces and capitals", () => {
  const sign = fc.constantFrom(" ", ".", "\n", "!", "—", "\u200b");
  fc.assert(
    fc.property(fc.array(sign), fc.array(sign), (before, after) => {
      expect(
        isSameText("Mera din अच्छा था", `${before.join("")}mera DIN ${after.join("")}अच्छा था${after.join("")}`),
      ).toBe(true);
    }),
  );
  expect(isSameText("What I tried in class 7", "What I tried in class 8")).toBe(false);
  expect(isSameText("किताब", "कताब")).toBe(false);
});
