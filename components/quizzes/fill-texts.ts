import type { QuizAttempt } from "@/lib/contract/quizzes";
import type { QuizTexts } from "./quiz-texts";

// These functions run in the browser. quiz-texts.ts reads files, so the browser's bundle cannot contain it.

export function fill(text: string, ...values: (number | string)[]): string {
  return values.reduce<string>((filled, value, index) => filled.replace(`#${index + 1}`, String(value)), text);
}

/** How many right options a wrong answer with several choices lacks, and how many are too many, without naming them. */
export function differenceText({ missing = 0, extra = 0 }: QuizAttempt["answers"][number], texts: QuizTexts): string {
  const said = (count: number, one: string, many: string) =>
    count === 0 ? [] : [count === 1 ? one : fill(many, count)];
  return [...said(missing, texts.missingOne, texts.missingMany), ...said(extra, texts.extraOne, texts.extraMany)].join(
    " ",
  );
}
