import fc from "fast-check";
import { expect, test } from "vitest";
import type { FormQuestion } from "../../platform/content";
import { sampleText } from "../../platform/i18n/testing/sample-text";
import { checkedAnswers, formsMeant } from "./answers";

const options = ["a", "b", "c"].map((id) => ({ id, ...sampleText(id) }));
const questions: FormQuestion[] = [
  { type: "text", id: "name", ...sampleText("Which clinic?", "कौन-सा क्लिनिक?") },
  { type: "radio", id: "one", ...sampleText("Which one?", "कौन-सा?"), options },
  { type: "checkbox", id: "several", ...sampleText("Which ones?", "कौन-कौन-से?"), options },
];
const whole = { name: "Dumra", one: "b", several: "a,c" };
const refusal = (key: string, field?: string) => expect.objectContaining({ code: "BAD_REQUEST", key, ...(field ? { details: { values: { field } } } : {}) });
const refused = (sent: Record<string, string | string[]>, language: "en" | "hi" = "en") => {
  try {
    checkedAnswers(questions, sent, language);
  } catch (error) {
    return error;
  }
};

test("a whole form is kept in the order of its questions", () => {
  expect([...checkedAnswers(questions, { ...whole, name: "  Dumra  " }, "en")]).toEqual(Object.entries(whole));
});

test("values that share a name are joined with commas, sent as a list or joined already, each once", () => {
  for (const several of [["a", "c"], "a,c", "a, c,", ["a,c", "a"]]) expect(checkedAnswers(questions, { ...whole, several }, "en").get("several")).toBe("a,c");
});

test.each([
  ["nothing at all", {}, "Which clinic?"],
  ["a text of spaces", { ...whole, name: " \n\t" }, "Which clinic?"],
  ["no choice", { name: "x", several: "a" }, "Which one?"],
  ["an empty list", { ...whole, several: [] }, "Which ones?"],
  ["commas alone", { ...whole, several: ",," }, "Which ones?"],
])("%s is answered with the first question that is empty", (_, sent, field) => {
  expect(refused(sent as Record<string, string>)).toEqual(refusal("surveyUnanswered", field));
});

test("the question is named in the asker's language", () => {
  expect(refused({}, "hi")).toEqual(refusal("surveyUnanswered", "कौन-सा क्लिनिक?"));
});

test.each(["__proto__x", "constructor", "toString", "other"])("a name that the form does not have is refused: %s", (name) => {
  expect(refused({ ...whole, [name]: "x" })).toEqual(refusal("surveyFieldUnknown", name));
});

test("an option that the question does not offer is refused, also for one of several", () => {
  expect(refused({ ...whole, one: "d" })).toEqual(refusal("surveyOptionUnknown", "Which one?"));
  expect(refused({ ...whole, one: "a,b" })).toEqual(refusal("surveyOptionUnknown", "Which one?"));
  expect(refused({ ...whole, several: "a,d" })).toEqual(refusal("surveyOptionUnknown", "Which ones?"));
});

test("4 KB an answer and 100 names are the most", () => {
  expect(checkedAnswers(questions, { ...whole, name: "x".repeat(4096) }, "en").get("name")).toHaveLength(4096);
  expect(refused({ ...whole, name: "x".repeat(4097) })).toEqual(refusal("surveyAnswerTooLong", "Which clinic?"));
  expect(refused({ ...whole, name: "क".repeat(1366) })).toEqual(refusal("surveyAnswerTooLong", "Which clinic?"));
  expect(refused(Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`q${index}`, "x"])))).toEqual(refusal("surveyTooManyAnswers"));
});

test("whatever is sent, only a whole form of its own names comes through", () => {
  const sent = fc.dictionary(fc.oneof(fc.constantFrom("name", "one", "several"), fc.string()), fc.oneof(fc.string(), fc.constantFrom("a", "b", "a,c")));
  fc.assert(
    fc.property(sent, (answers) => {
      try {
        const kept = checkedAnswers(questions, answers, "en");
        expect([...kept.keys()]).toEqual(questions.map((question) => question.id));
        for (const answer of kept.values()) expect(answer.trim()).not.toBe("");
      } catch (error) {
        expect(error).toMatchObject({ code: "BAD_REQUEST", key: expect.stringMatching(/^survey/) });
      }
    }),
  );
});

test("of two forms of a topic that is meant whose names are sent; without a name the first", () => {
  const [first, second] = [[questions[0]], [questions[1]]] as [FormQuestion[], FormQuestion[]];
  expect(formsMeant([first, second], { one: "a" })).toEqual(second);
  expect(formsMeant([first, second], { one: "a", name: "x" })).toEqual([...first, ...second]);
  expect(formsMeant([first, second], {})).toEqual(first);
});
