import fc from "fast-check";
import { expect, test } from "vitest";
import type { FormQuestion } from "../../platform/content";
import { sampleText } from "../../platform/i18n/testing/sample-text";
import { checkedAnswers, formsForAnswers } from ".";

const options = ["a", "b", "c"].map((id) => ({ id, ...sampleText(id) }));
const questions: FormQuestion[] = [
  { type: "text", id: "name", ...sampleText("Which clinic?", "कौन-सा क्लिनिक?") },
  { type: "radio", id: "one", ...sampleText("Which one?", "कौन-सा?"), options },
  { type: "checkbox", id: "several", ...sampleText("Which ones?", "कौन-कौन-से?"), options },
];
const whole = { name: "Dumra", one: "b", several: "a,c" };
const expectedError = (key: string, field?: string) =>
  expect.objectContaining({ code: "BAD_REQUEST", key, ...(field ? { details: { values: { field } } } : {}) });
const findError = (sent: Record<string, string | string[]>, language: "en" | "hi" = "en") => {
  try {
    checkedAnswers(questions, sent, language);
  } catch (error) {
    return error;
  }
};

test("a complete form is stored in the order of its questions", () => {
  expect([...checkedAnswers(questions, { ...whole, name: "  Dumra  " }, "en")]).toEqual(Object.entries(whole));
});

test("several values of one name are joined with commas, sent as a list or joined already, each once", () => {
  for (const several of [["a", "c"], "a,c", "a, c,", ["a,c", "a"]])
    expect(checkedAnswers(questions, { ...whole, several }, "en").get("several")).toBe("a,c");
});

test.each([
  ["nothing at all", {}, "Which clinic?"],
  ["a text of spaces", { ...whole, name: " \n\t" }, "Which clinic?"],
  ["no choice", { name: "x", several: "a" }, "Which one?"],
  ["an empty list", { ...whole, several: [] }, "Which ones?"],
  ["commas alone", { ...whole, several: ",," }, "Which ones?"],
])("the error for %s names the first empty question", (_, sent, field) => {
  expect(findError(sent as Record<string, string>)).toEqual(expectedError("surveyUnanswered", field));
});

test("the error names the question in the caller's language", () => {
  expect(findError({}, "hi")).toEqual(expectedError("surveyUnanswered", "कौन-सा क्लिनिक?"));
});

test.each(["__proto__x", "constructor", "toString", "other"])(
  "a name that the form does not have is rejected: %s",
  (name) => {
    expect(findError({ ...whole, [name]: "x" })).toEqual(expectedError("surveyFieldUnknown", name));
  },
);

test("an option that the question does not have is rejected, also among several", () => {
  expect(findError({ ...whole, one: "d" })).toEqual(expectedError("surveyOptionUnknown", "Which one?"));
  expect(findError({ ...whole, one: "a,b" })).toEqual(expectedError("surveyOptionUnknown", "Which one?"));
  expect(findError({ ...whole, several: "a,d" })).toEqual(expectedError("surveyOptionUnknown", "Which ones?"));
});

test("an answer has at most 4,096 letters of any script, and a form 100 names", () => {
  for (const letter of ["x", "क"]) {
    const name = letter.repeat(4096);
    expect(checkedAnswers(questions, { ...whole, name }, "en").get("name")).toBe(name);
    expect(findError({ ...whole, name: `${name}${letter}` })).toMatchObject({
      key: "surveyAnswerTooLong",
      details: { values: { field: "Which clinic?", limit: 4096 } },
    });
  }
  expect(findError(Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`q${index}`, "x"])))).toEqual(
    expectedError("surveyTooManyAnswers"),
  );
});

test("for any input, only a complete form with its own names is accepted", () => {
  const sent = fc.dictionary(
    fc.oneof(fc.constantFrom("name", "one", "several"), fc.string()),
    fc.oneof(fc.string(), fc.constantFrom("a", "b", "a,c")),
  );
  fc.assert(
    fc.property(sent, (answers) => {
      try {
        const checked = checkedAnswers(questions, answers, "en");
        expect([...checked.keys()]).toEqual(questions.map((question) => question.id));
        for (const answer of checked.values()) expect(answer.trim()).not.toBe("");
      } catch (error) {
        expect(error).toMatchObject({ code: "BAD_REQUEST", key: expect.stringMatching(/^survey/) });
      }
    }),
  );
});

test("of two forms of a topic the one with the sent names is chosen; without names the first", () => {
  const [first, second] = [[questions[0]], [questions[1]]] as [FormQuestion[], FormQuestion[]];
  expect(formsForAnswers([first, second], { one: "a" })).toEqual(second);
  expect(formsForAnswers([first, second], { one: "a", name: "x" })).toEqual([...first, ...second]);
  expect(formsForAnswers([first, second], {})).toEqual(first);
});
