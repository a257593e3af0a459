import { expect, test } from "vitest";
import type { SpokenForms } from "./spoken-forms";
import { digitByDigit, speakable } from "./start-reading";

const en: SpokenForms = {
  words: [
    ["HIV", "H I V"],
    ["SC", "S C"],
    ["ST", "S T"],
    ["STI", "S T I"],
  ],
  after: [
    ["%", "percent"],
    ["g", "grams"],
    ["g/dL", "grams per decilitre"],
  ],
  before: [["₹", "rupees"]],
  between: [["–", "to"]],
};
const hi: SpokenForms = {
  words: [["एचआईवी", "एच आई वी"]],
  after: [["%", "प्रतिशत"]],
  before: [["₹", "रुपये"]],
  between: [["–", "से"]],
};

test.each([
  ["HIV is no cold, and STI no HIV-test.", "H I V is no cold, and S T I no H I V-test."],
  ["the SC/ST act", "the S C/S T act"],
  ["SCHOOL and HIVE stay", "SCHOOL and HIVE stay"],
  [
    "10–19 years, 59% of girls, 5 g, 11.5 g/dL",
    "10 to 19 years, 59 percent of girls, 5 grams, 11.5 grams per decilitre",
  ],
  ["It costs ₹1,200 a year.", "It costs 1,200 rupees a year."],
  ["5 girls", "5 girls"],
  ["  two\n spaces ", "two spaces"],
])("in English %j is said %j", (written, said) => {
  expect(speakable(written, en)).toBe(said);
});

test.each([
  ["एचआईवी की जाँच ₹500 में, 10–19 साल, 40%।", "एच आई वी की जाँच 500 रुपये में, 10 से 19 साल, 40 प्रतिशत।"],
  ["एचआईवीवाला", "एचआईवीवाला"],
])("in Hindi %j is said %j", (written, said) => {
  expect(speakable(written, hi)).toBe(said);
});

test("a telephone number is said digit by digit", () => {
  expect(digitByDigit("Child Helpline 1098")).toBe("Child Helpline 1 0 9 8");
});
