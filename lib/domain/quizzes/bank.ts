import type { Course, Topic } from "../../platform/content";
import { type VersionedQuestion, withVersion } from "./copies";

/** A question of a bank, with the topic whose lesson answers it. */
export type BankQuestion = VersionedQuestion & { lesson: Pick<Topic, "id" | "name" | "pages"> };
/** What an attempt draws from: the topic's own questions and, in a course's last quiz, those of the other topics. */
export type Bank = { own: BankQuestion[]; others: BankQuestion[]; shown: number | null };

/** The id of a question of another topic in a course's last quiz. */
const foreignId = (other: Pick<Topic, "id">, question: { id: string }) => `${other.id}--${question.id}`;

/** The topic whose lesson answers the question with this id, also where the content no longer has the question. */
export function lessonOf(course: Pick<Course, "topics">, topic: Topic, questionId: string): BankQuestion["lesson"] {
  return course.topics.find((other) => other !== topic && questionId.startsWith(foreignId(other, { id: "" }))) ?? topic;
}

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
    own: topic.quiz.map((question) => ({ ...withVersion(question), lesson: topic })),
    others: others.flatMap((other) =>
      other.quiz.map((question) => ({ ...withVersion(question), id: foreignId(other, question), lesson: other })),
    ),
    shown: topic.quizShown,
  };
  banks.set(topic, bank);
  return bank;
}

export function findInBank({ own, others }: Bank, id: string): BankQuestion | undefined {
  return own.find((question) => question.id === id) ?? others.find((question) => question.id === id);
}
