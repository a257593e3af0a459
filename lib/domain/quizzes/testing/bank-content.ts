import type { Content, Question, Topic } from "../../../platform/content";
import { inEachLanguage } from "../../../platform/i18n/language";

const text = (words: string) => inEachLanguage(() => words);

/** A question with four options, `right` of them right, each with its reason, answered by page 1. */
export function sampleQuestion(id: string, right: string[]): Question {
  return {
    id,
    type: right.length > 1 ? ("checkbox" as const) : ("radio" as const),
    page: 1,
    situation: true,
    question: text(`question ${id}`),
    feedback: text(`feedback of ${id}`),
    options: ["a", "b", "c", "d"].map((option) => ({
      id: option,
      correct: right.includes(option),
      why: text(`why ${id} ${option}`),
      ...text(`option ${option}`),
    })),
  };
}

/** The content with a bank of `size` questions, `shown` of them drawn, in each topic that has a quiz. */
export function withBanks(content: Content, size: number, shown: number): Content {
  const bank = Array.from({ length: size }, (_, index) =>
    sampleQuestion(`q${index + 1}`, index % 3 === 2 ? ["a", "c"] : ["b"]),
  );
  return changeQuizzes(content, (topic) => ({ ...topic, quiz: bank, quizShown: shown }));
}

/** The content in which each topic that has a quiz is changed. */
export function changeQuizzes(content: Content, changeTopic: (topic: Topic) => Topic): Content {
  const changed = new Map<Topic, Topic>();
  const change = (topic: Topic): Topic => {
    const known = changed.get(topic) ?? (topic.quiz.length > 0 ? changeTopic(topic) : topic);
    changed.set(topic, known);
    return known;
  };
  const courses = content.courses.map((course) => ({
    ...course,
    topics: course.topics.map(change),
    modules: course.modules.map((module) => ({ ...module, topics: module.topics.map(change) })),
  }));
  const byKey = <Value>(map: ReadonlyMap<string, Value>, of: (value: Value) => Value) =>
    new Map([...map].map(([key, value]) => [key, of(value)]));
  return {
    ...content,
    courses,
    courseById: byKey(content.courseById, (course) => courses.find(({ id }) => id === course.id) ?? course),
    topicById: byKey(content.topicById, change),
  };
}
