import { expect, test } from "vitest";
import { editDistance, nearestOf } from "./nearest";

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
  expect(nearestOf("condm", ["condom", "consent"])?.word).toBe("condom");
  expect(nearestOf("menstraution", ["mental", "menstruation"])?.word).toBe("menstruation");
  expect(nearestOf("cndm", ["condom"])).toBeNull();
  expect(nearestOf("pil", ["pill"])).toBeNull();
  expect(nearestOf("acne", ["act", "ache"])).toBeNull();
});

test("a word with another first letter is a different word, unless both start with a vowel", () => {
  expect(nearestOf("dating", ["rating"])).toBeNull();
  expect(nearestOf("अनीमिया", ["एनीमिया"])?.word).toBe("एनीमिया");
});
