import type { Problem } from "../broken";
import { isClassPlan, isReading, proseLines, splitSentences, type WrittenText } from "./texts";

const fewestWords = 8;
// The clinic has three names, which are given wherever it is named first.
const clinicNames = /Yuva Clinic|युवा क्लिनिक/;

// What a course asks about its pages, and tells about them: a reader meets it beside the page.
const askedOfPages = /^courses\/[^/]+\/(?:cases\/[^/]+|before-after|(?:[^/]+\/)+quiz)\.yaml$/;

/**
 * A sentence of eight words or more that occurs in two places, in a page, a quiz, a case or the situations before and
 * after a course: a reader sees it twice, and one of the two is forgotten when the fact changes.
 * @param texts - the Markdown files and the texts of the YAML files
 */
export function repeatedSentences(texts: WrittenText[]): Problem[] {
  return repetitions(
    texts.filter(
      (text) => askedOfPages.test(text.file) || isClassPlan(text) || (text.file.endsWith(".md") && isReading(text)),
    ),
  );
}

/** The same in handouts, discussions and the courses' other texts, for a list: a form may ask a question twice. */
export function repeatedInFiles(texts: WrittenText[]): string[] {
  const also = texts.filter(
    ({ file }) =>
      /^(?:handouts|discussions|courses|articles|class-plans)\//.test(file) && !/(?:article|course)\.yaml$/.test(file),
  );
  const stopped = new Set(repeatedSentences(texts).map(({ file, field }) => `${file} ${field}`));
  return repetitions(also)
    .filter(({ file, field }) => !stopped.has(`${file} ${field}`))
    .map(({ file, field, message }) => `${file}: ${field} ${message}`);
}

function repetitions(texts: WrittenText[]): Problem[] {
  const seen = new Map<string, string>();
  const problems: Problem[] = [];
  for (const { file, source } of texts) {
    for (const { number, words } of proseLines(source)) {
      for (const sentence of splitSentences(words).filter((each) => !clinicNames.test(each))) {
        const spoken = sentence.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
        if (spoken.length < fewestWords) continue;
        const key = spoken.join(" ");
        const first = seen.get(key);
        if (first)
          problems.push({ file, field: `line ${number}`, message: `repeats a sentence of ${first}: ${sentence}` });
        else seen.set(key, `${file}, line ${number}`);
      }
    }
  }
  return problems;
}
