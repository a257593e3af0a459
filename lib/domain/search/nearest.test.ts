import { expect, test } from "vitest";
import { editDistance, findNearest } from "./nearest";

test.each([
  ["period", "period", 0],
  ["peroid", "period", 1],
  ["perid", "period", 1],
  ["periiod", "period", 1],
  ["depresion", "depression", 1],
  ["माहवरी", "माहवारी", 1],
  ["सहमती", "सहमति", 1],
  ["abc", "xyz", 3],
])("from %s to %s are %i steps", (one, other, steps) => {
  expect(editDistance(one, other, 2)).toBe(steps);
  expect(editDistance(other, one, 2)).toBe(steps);
});

test("a short word may have one wrong letter, a long one two, and a very short one none", () => {
  expect(findNearest("condm", ["condom", "consent"])?.word).toBe("condom");
  expect(findNearest("menstraution", ["mental", "menstruation"])?.word).toBe("menstruation");
  expect(findNearest("cndm", ["condom"])).toBeNull();
  expect(findNearest("pil", ["pill"])).toBeNull();
  expect(findNearest("acne", ["act", "ache"])).toBeNull();
});

test("a word with another first letter is a different word, unless both start with a vowel", () => {
  expect(findNearest("dating", ["rating"])).toBeNull();
  expect(findNearest("अनीमिया", ["एनीमिया"])?.word).toBe("एनीमिया");
});
