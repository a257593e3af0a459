import type { Problem } from "../../../../lib/platform/content/broken";
import type { Course, Question } from "../../../../lib/platform/content/kinds/course";
import { type Language, languages } from "../../../../lib/platform/i18n/language";

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
    const file = `courses/${id}`;
    const longest = languages
      .map((language) => [language, share((question) => isAloneLongest(question, language))] as const)
      .filter(([, found]) => found > mostLongest)
      .map(([language, found]) => ({
        file,
        field: language,
        message: `the right option is alone the longest in ${percent(found)} of the quizzes' questions, ${percent(mostLongest)} at most`,
      }));
    const places = [0, 1, 2, 3]
      .map((place) => [place, share(({ options }) => options[place]?.correct === true)] as const)
      .filter(([, found]) => found < rarest || found > commonest)
      .map(([place, found]) => ({
        file,
        field: "options",
        message: `the right option is at position ${place + 1} in ${percent(found)} of the questions, not in ${percent(rarest)} to ${percent(commonest)}`,
      }));
    return [...longest, ...places];
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
