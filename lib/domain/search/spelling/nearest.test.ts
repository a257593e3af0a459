import { expect, test } from "vitest";
import { findNearest } from "./nearest";

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
