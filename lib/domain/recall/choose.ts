import { createHash } from "node:crypto";
import type { Question, Topic } from "../../platform/content";

/** rule: recall.questions: how many questions of a topic are asked again. */
export const questionsOfTopic = 3;

/** How the learner answered a question in the attempts at the topic's quiz. */
export type Tally = { right: number; wrong: number };
type Chosen = { question: Question; wasWrong: boolean };

/**
 * The questions of a completed topic that are asked again: those answered wrong first, most often wrong before the
 * others; then those answered right, then those never drawn. Questions that are equal by this differ by `key`, so that
 * not every learner gets the same ones.
 */
export function chooseQuestions({ quiz }: Pick<Topic, "quiz">, answers: Map<string, Tally>, key: string): Chosen[] {
  const ranked = quiz.map((question) => {
    const { right, wrong } = answers.get(question.id) ?? { right: 0, wrong: 0 };
    return { question, wrong, seen: right + wrong > 0 ? 1 : 0, chance: digest(`${key}/${question.id}`) };
  });
  return ranked
    .sort((a, b) => b.wrong - a.wrong || b.seen - a.seen || (a.chance < b.chance ? -1 : 1))
    .slice(0, questionsOfTopic)
    .map(({ question, wrong }) => ({ question, wasWrong: wrong > 0 }));
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
