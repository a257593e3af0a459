import { expect, test } from "vitest";
import type { SavedQuestion, SavedQuiz } from "../../lib/contract/learning/offline";
import { digest, markAnswer, resultOf } from "./quiz";

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
