import { expect, test } from "vitest";
import type { SavedQuiz } from "../../lib/contract/learning/offline";
import { grade } from "../../lib/domain/quizzes/grade";
import { resultOf } from "./quiz";

test("a saved quiz is passed on the phone by the same percent as on the portal", () => {
  for (const [total, correct, passing_percent] of [
    [3, 2, 67],
    [6, 5, 80],
    [9, 7, 78],
  ] as const) {
    const ids = Array.from({ length: total }, (_, index) => String(index));
    const given = Object.fromEntries(ids.map((id, index) => [id, { choices: [], correct: index < correct }]));
    const quiz = { passing_percent, questions: ids.map((id) => ({ id })) } as unknown as SavedQuiz;
    const { percent, passed } = grade(total, correct, passing_percent);
    expect(resultOf(quiz, given)).toEqual({ total, correct, percent, passed });
  }
});
