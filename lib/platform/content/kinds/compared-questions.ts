import type { Course } from "./course";
import type { FormQuestion } from "./form-questions";

type Choice = Extract<FormQuestion, { type: "radio" | "select" }>;
export type ComparedQuestion = { topicId: string; before: Choice; after: Choice };

/**
 * The questions that a course asks in a topic and again in its feedback form: those with the same id and the same
 * options. The order of the options is from the best answer to the least.
 */
export function comparedQuestions({
  topics,
  feedbackForm,
}: Pick<Course, "topics" | "feedbackForm">): ComparedQuestion[] {
  const again = (feedbackForm?.questions ?? []).filter(isChoice);
  return topics.flatMap(({ id: topicId, pages }) => {
    const inForm = pages.flatMap(({ form }) => form?.questions ?? []).filter(isChoice);
    return inForm.flatMap((before) =>
      again.filter((after) => isSame(before, after)).map((after) => ({ topicId, before, after })),
    );
  });
}

const isChoice = (question: FormQuestion): question is Choice =>
  question.type === "radio" || question.type === "select";
const optionKey = ({ options }: Choice) => options.map(({ id }) => id).join();
const isSame = (one: Choice, other: Choice) => one.id === other.id && optionKey(one) === optionKey(other);
