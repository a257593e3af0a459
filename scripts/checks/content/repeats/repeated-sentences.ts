import type { Problem } from "../../../../lib/platform/content/broken";
import { isClassPlan, isReading, proseLines, splitSentences, type WrittenText } from "../texts";

const fewestWords = 8;
// A shared text is written once, wherever it is named.
const sharedText = /\{text:[^{}]*\}/g;
// The clinic has three names, which are given wherever it is named first.
const clinicNames = /Yuva Clinic|युवा क्लिनिक/;

// What a course asks about its pages, and tells about them: a reader meets it beside the page.
const askedOfPages = /^courses\/[^/]+\/(?:cases\/[^/]+|before-after|(?:[^/]+\/)+quiz)\.yaml$/;

// A form may ask again what the form of a topic asked, so that the desk can compare the answers.
const isForm = (file: string) => /^courses\/(?:[^/]+\/)+(?:feedback|\d+)\.yaml$/.test(file);

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

/** The same in handouts, discussions and the courses' other texts, for a list. */
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
  const seen = new Map<string, { file: string; number: number }>();
  const problems: Problem[] = [];
  for (const { file, source } of texts) {
    for (const { number, words } of proseLines(source)) {
      for (const sentence of splitSentences(words).filter((each) => !clinicNames.test(each))) {
        const spoken =
          sentence
            .replaceAll(sharedText, " ")
            .toLowerCase()
            .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
        if (spoken.length < fewestWords) continue;
        const key = spoken.join(" ");
        const first = seen.get(key);
        if (!first) seen.set(key, { file, number });
        else if (!isForm(file) || !isForm(first.file))
          problems.push({
            file,
            field: `line ${number}`,
            message: `repeats a sentence of ${first.file}, line ${first.number}: ${sentence}`,
          });
      }
    }
  }
  return problems;
}
