import { expect, test } from "vitest";
import type { SavedQuestion, SavedQuiz } from "../../lib/contract/learning/offline";
import { digest, markAnswer, pageOf, resultOf } from "./quiz";
import { savedWords } from "./words";

test("a saved quiz is passed on the phone by the same whole percent as on the portal, rounded down", () => {
  for (const [total, correct, passing_percent, percent, passed] of [
    [3, 2, 67, 66, false],
    [6, 5, 83, 83, true],
    [9, 7, 78, 77, false],
  ] as const) {
    const ids = Array.from({ length: total }, (_, index) => String(index));
    const given = Object.fromEntries(ids.map((id, index) => [id, { choices: [], correct: index < correct }]));
    const quiz = { passing_percent, questions: ids.map((id) => ({ id })) } as unknown as SavedQuiz;
    expect(resultOf(quiz, given)).toEqual({ total, correct, percent, passed });
  }
});

/** Sealed as lib/domain/offline/index.ts does it. */
async function seal(text: string, use: string, ids: string[]): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await crypto.subtle.importKey("raw", await digest(use, salt, ids), "AES-GCM", false, ["encrypt"]);
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, new TextEncoder().encode(text));
  return Buffer.concat([iv, new Uint8Array(sealed)]).toString("base64");
}
const salt = "5a17";

test("an answer that lacks a right option is right but not complete, without a reason; one too many makes it wrong", async () => {
  const right = ["a", "b"];
  const options = ["a", "b", "c"].map(async (id) => ({
    id,
    sealed: await seal(JSON.stringify({ correct: right.includes(id), why: `Why ${id}` }), "option", [id]),
  }));
  const question = {
    salt,
    options: await Promise.all(options),
    right: Buffer.from(await digest("right", salt, right)).toString("hex"),
    feedback: await seal("Both.", "feedback", right),
  } as SavedQuestion;
  const told = async (choices: string[]) => {
    const { result, feedback, why } = await markAnswer(question, choices);
    return [result, feedback, [...why].map(([id, { correct, why }]) => `${id} ${correct} ${why}`)];
  };
  expect(await told(["b", "a"])).toEqual(["right", "Both.", ["a true Why a", "b true Why b"]]);
  expect(await told(["b"])).toEqual(["part", "", ["b true "]]);
  expect(await told(["a", "c"])).toEqual(["wrong", "", ["c false Why c"]]);
});

test("a saved question names its page, and where questions are of several topics its topic", () => {
  const about = (topic: string, topic_name?: string) =>
    ({ lesson: { topic, topic_name, page: 2, title: "A page" } }) as SavedQuestion;
  const said = (question: SavedQuestion, ...others: SavedQuestion[]) =>
    pageOf(question, { questions: [question, ...others] } as SavedQuiz, "own", savedWords("en").quiz);
  const [own, other] = [about("own", "Own topic"), about("other", "Other topic")];
  expect([said(own), said(own, other), said(other, own)]).toEqual([
    "from page 2",
    "from page 2 of “Own topic”",
    "from page 2 of “Other topic”",
  ]);
  // Saved before topics had their names in it.
  expect(said(about("other"), own)).toBe("");
  expect(said({ lesson: null } as SavedQuestion)).toBe("");
});
