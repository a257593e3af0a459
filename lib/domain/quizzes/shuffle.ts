import { createHash } from "node:crypto";
import type { Question } from "../../platform/content";

/**
 * The key of an attempt before its row exists: the row is created by the first answer, the options are shown before
 * that.
 */
export function attemptKey(enrollmentId: string, topicId: string, number: number): string {
  return `${enrollmentId}/${topicId}/${Math.max(1, number)}`;
}

/**
 * Orders the options of each question by the key (rule: quiz.shuffled): different in each attempt, the same in every
 * tab and after a reload.
 */
export function shuffleOptions<Each extends Question>(questions: Each[], key: string): Each[] {
  return questions.map((question) => ({ ...question, options: sortByHash(question.options, `${key}/${question.id}`) }));
}

function sortByHash(options: Question["options"], key: string): Question["options"] {
  const ranked = options.map((option) => ({
    option,
    rank: createHash("sha256").update(`${key}/${option.id}`).digest("hex"),
  }));
  return ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ option }) => option);
}
