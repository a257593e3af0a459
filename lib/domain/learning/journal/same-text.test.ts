import fc from "fast-check";
import { expect, test } from "vitest";
import { isSameText } from "./same-text";

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
