import type { Problem } from "../../../lib/platform/content/broken";
import type { Course, Question, Topic } from "../../../lib/platform/content/kinds/course";
import { defaultLanguage, type Language, languages } from "../../../lib/platform/i18n/language";

const leastSituations = 0.6;
const longestToShortest = 1.4;
const mostOverlap = 0.6;
/** Words up to this length are in nearly every question. */
const shortWord = 3;

type Item = { topic: Topic; question: Question };

/**
 * What a bank of questions lacks: questions enough for a second attempt, a reason for each option that can be chosen
 * wrongly, a page that answers, situations, options of one length; and questions that are asked twice. A quiz without
 * `shown` is no bank.
 */
export function unsoundBanks(courses: Pick<Course, "id" | "topics">[]): Problem[] {
  const items = courses.flatMap(({ topics }) => listItems(topics));
  return [
    ...courses.flatMap(({ id, topics }) => [
      ...topics.flatMap(smallBank),
      ...listItems(topics).flatMap(unsoundQuestion),
      ...fewSituations(id, listItems(topics)),
    ]),
    ...askedTwice(items),
  ];
}

function listItems(topics: Topic[]): Item[] {
  return topics
    .filter(({ quizShown }) => quizShown !== null)
    .flatMap((topic) => topic.quiz.map((question) => ({ topic, question })));
}

function smallBank(topic: Topic): Problem[] {
  const { quiz, quizShown } = topic;
  if (quizShown === null || quiz.length >= 2 * quizShown) return [];
  const message = `the bank has ${quiz.length} questions, ${2 * quizShown} at least for ${quizShown} shown`;
  return [problem(topic, "shown", message)];
}

function unsoundQuestion({ topic, question }: Item): Problem[] {
  const { type, options, page } = question;
  const withoutWhy = options.filter((option) => !option.why && (type === "checkbox" || !option.correct));
  const rights = options.filter((option) => option.correct).length;
  return [
    ...(withoutWhy.length > 0 ? [`options ${withoutWhy.map(({ id }) => id).join(", ")} have no why`] : []),
    ...(page === undefined || page > topic.pages.length ? ["names no page of the topic that answers it"] : []),
    ...(type === "checkbox" && rights > 3 ? [`has ${rights} right options, 3 at most`] : []),
    ...languages.flatMap((language) => {
      const lengths = options.map((option) => option[language].length);
      const [longest, shortest] = [Math.max(...lengths), Math.min(...lengths)];
      return longest > longestToShortest * shortest
        ? [`the longest option has ${longest} characters in ${language}, the shortest ${shortest}: at most 1.4 times`]
        : [];
    }),
  ].map((message) => problem(topic, question.id, message));
}

function fewSituations(courseId: string, items: Item[]): Problem[] {
  const share = items.filter(({ question }) => question.situation).length / items.length;
  if (items.length === 0 || share >= leastSituations) return [];
  const message = `${Math.round(100 * share)} % of the quizzes' questions are situations, 60 % at least`;
  return [{ file: `courses/${courseId}`, field: "situation", message }];
}

/** Pairs of questions, in all courses, that share most of their words. */
function askedTwice(items: Item[]): Problem[] {
  const worded = items.map((item) => ({ ...item, words: longWords(item.question) }));
  return worded.flatMap((one, index) =>
    worded.slice(index + 1).flatMap((other) => {
      const shared = one.words.intersection(other.words).size;
      const all = one.words.size + other.words.size - shared;
      return shared > mostOverlap * all
        ? [problem(other.topic, other.question.id, `asks the same as ${one.question.id} of ${one.topic.id}`)]
        : [];
    }),
  );
}

function longWords({ question, options }: Question): Set<string> {
  const text = [question, ...options].map((each) => each[defaultLanguage]).join(" ");
  return new Set((text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length > shortWord));
}

function problem(topic: Topic, field: string, message: string): Problem {
  return { file: `courses/${topic.courseId}/${topic.id}/quiz.yaml`, field, message };
}

const mostLongest = 0.25;
const [rarest, commonest] = [0.2, 0.3];

/** What helps guessing: the right option is mostly the longest, or mostly at one position. */
export function guessableQuizzes(courses: Pick<Course, "id" | "topics">[]): Problem[] {
  return courses.flatMap(({ id, topics }) => {
    const single = topics
      .flatMap(({ quiz }) => quiz)
      .filter((question) => question.type === "radio" && question.options.length === 4);
    if (single.length === 0) return [];
    const share = (matching: (question: Question) => boolean) => single.filter(matching).length / single.length;
    const longest = languages.flatMap((field) => {
      const found = share((question) => isAloneLongest(question, field));
      const message = `the right option is alone the longest in ${percent(found)} of the quizzes' questions, ${percent(mostLongest)} at most`;
      return found > mostLongest ? [{ field, message }] : [];
    });
    const places = [0, 1, 2, 3].flatMap((place) => {
      const found = share(({ options }) => options[place]?.correct === true);
      const message = `the right option is at position ${place + 1} in ${percent(found)} of the questions, not in ${percent(rarest)} to ${percent(commonest)}`;
      return found < rarest || found > commonest ? [{ field: "options", message }] : [];
    });
    return [...longest, ...places].map((each) => ({ file: `courses/${id}`, ...each }));
  });
}

function isAloneLongest({ options }: Question, language: Language): boolean {
  const lengths = options.map((option) => option[language].length);
  const most = Math.max(...lengths);
  return lengths.filter((each) => each === most).length === 1 && options[lengths.indexOf(most)]?.correct === true;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
