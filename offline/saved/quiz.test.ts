import { expect, test } from "vitest";
import type { SavedQuiz } from "../../lib/contract/learning/offline";
import { resultOf } from "./quiz";

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
