import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleText } from "../../platform/i18n/testing/sample-text";
import { isRight, problemOfChoices } from "./question-types";

const text = sampleText("text");
const ids = ["a", "b", "c", "d"];
const withKey = (...right: string[]) => ({
  id: "q",
  question: text,
  feedback: text,
  options: ids.map((id) => ({ id, correct: right.includes(id), ...sampleText(id) })),
});
const checkbox = { type: "checkbox" as const, ...withKey("a", "c") };
const radio = { type: "radio" as const, ...withKey("b") };

test("an answer with several choices is right only when the chosen set equals the right set exactly", () => {
  expect(isRight(checkbox, ["a", "c"])).toBe(true);
  expect(isRight(checkbox, ["c", "a", "a"])).toBe(true);
  for (const choices of [[], ["a"], ["a", "b"], ["a", "b", "c"], ids, ["b", "d"]])
    expect(isRight(checkbox, choices)).toBe(false);
});

test("of all the sets that can be chosen, exactly one is right", () => {
  fc.assert(
    fc.property(fc.subarray(ids), (choices) => {
      expect(isRight(checkbox, choices)).toBe(choices.join("") === "ac");
    }),
  );
});

test("of all single choices, exactly one is right", () => {
  expect(ids.filter((id) => isRight(radio, [id]))).toEqual(["b"]);
});

test("each type takes its own number of choices, and only options of the question", () => {
  expect(problemOfChoices(radio, ["a"])).toBeNull();
  expect(problemOfChoices(radio, ["a", "b"])).toBe("oneChoice");
  expect(problemOfChoices(checkbox, ["a", "b"])).toBeNull();
  for (const question of [radio, checkbox]) expect(problemOfChoices(question, ["z"])).toBe("optionUnknown");
});
