import type { Course, Question, Topic } from "../../platform/content";

/** A question of a bank, with the topic whose lesson answers it. */
export type BankQuestion = Question & { lesson: Pick<Topic, "id" | "pages"> };
/** What an attempt draws from: the topic's own questions and, in a course's last quiz, those of the other topics. */
export type Bank = { own: BankQuestion[]; others: BankQuestion[]; shown: number | null };

const banks = new WeakMap<Topic, Bank>();

/**
 * The bank of a topic's quiz (rule: quiz.bank). The last quiz of a course draws from all its topics; the id of a
 * question of another topic is `topic--question`, which no id in the content can be.
 */
export function questionBank(course: Pick<Course, "topics">, topic: Topic): Bank {
  const known = banks.get(topic);
  if (known) return known;
  const last = course.topics.findLast(({ quiz }) => quiz.length > 0);
  const others = topic.quizShown !== null && last === topic ? course.topics.filter((each) => each !== topic) : [];
  const bank = {
    own: topic.quiz.map((question) => ({ ...question, lesson: topic })),
    others: others.flatMap((other) =>
      other.quiz.map((question) => ({ ...question, id: `${other.id}--${question.id}`, lesson: other })),
    ),
    shown: topic.quizShown,
  };
  banks.set(topic, bank);
  return bank;
}

export function findInBank({ own, others }: Bank, id: string): BankQuestion | undefined {
  return own.find((question) => question.id === id) ?? others.find((question) => question.id === id);
}
