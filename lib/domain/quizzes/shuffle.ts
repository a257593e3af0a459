import { createHash } from "node:crypto";
import type { Question } from "../../platform/content";

/** What one attempt of a learner has of its own before its row is made: the first answer makes it, and the options stand before that. */
export function attemptKey(enrollmentId: string, topicId: string, number: number): string {
  return `${enrollmentId}/${topicId}/${Math.max(1, number)}`;
}

/** The questions with their options in an order of this attempt: another one in each attempt, the same in each tab and after a reload. */
export function shuffleOptions(questions: Question[], key: string): Question[] {
  return questions.map((question) => ({ ...question, options: sortByHash(question.options, `${key}/${question.id}`) }));
}

function sortByHash(options: Question["options"], key: string): Question["options"] {
  const ranked = options.map((option) => ({ option, rank: createHash("sha256").update(`${key}/${option.id}`).digest("hex") }));
  return ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ option }) => option);
}
