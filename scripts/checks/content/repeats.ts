import type { Problem } from "../../../lib/platform/content/broken";
import { defaultLanguage, languages } from "../../../lib/platform/i18n/language";
import { isClassPlan, isReading, lineProblems, proseLines, splitSentences, type WrittenText } from "./texts";

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

/** The share of the shorter situation's words that two situations at one place have in common when it is one plot. */
const samePlot = 0.35;
const everyday = new Set(
  "about after again asked asks because before being class could every first from girls have him his her into over said says school should student students teacher than that their them then there they this what when where which while will with would".split(
    " ",
  ),
);

type Situation = { file: string; line: number; place: string; words: Set<string> };

/** The same story twice: situations at one place with one plot. @param places - the districts' names */
export function placesTwice(texts: WrittenText[], places: string[]): Problem[] {
  const known = new RegExp(`\\b(?:${places.join("|")})\\b`);
  const seen: Situation[] = [];
  const problems: Problem[] = [];
  for (const { file, source } of texts.filter(({ language }) => language === defaultLanguage)) {
    if (!/^(?:articles|courses|discussions|class-plans)\//.test(file)) continue;
    for (const { number, words } of proseLines(onlySituations(file, source))) {
      const place = known.exec(words)?.[0];
      if (!place) continue;
      const told = { file, line: number, place, words: contentWords(words, place) };
      const first = seen.find((each) => each.place === place && isSamePlot(each, told));
      if (first)
        problems.push({
          file,
          field: `line ${number}`,
          message: `tells a story of ${place} again, as ${first.file}, line ${first.line}`,
        });
      else seen.push(told);
    }
  }
  return problems;
}

/** The lines of stories; of a YAML file and a discussion all lines. */
function onlySituations(file: string, source: string): string {
  if (!isReading({ file }) || file.endsWith(".yaml")) return source;
  let inStory = false;
  return source
    .split("\n")
    .map((line) => {
      if (line.startsWith(":::")) inStory = line.startsWith(":::story");
      return inStory ? line : "";
    })
    .join("\n");
}

function contentWords(words: string, place: string): Set<string> {
  const found =
    words
      .replaceAll(place, " ")
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [];
  return new Set(found.filter((word) => !everyday.has(word)));
}

function isSamePlot(one: Situation, other: Situation): boolean {
  const shared = [...one.words].filter((word) => other.words.has(word)).length;
  return shared > samePlot * Math.max(1, Math.min(one.words.size, other.words.size));
}

/** A text of letters that is the same in both languages: not translated. Numbers and names in capitals may be. */
export function sameInBothLanguages(file: string, value: unknown, at: string[] = []): Problem[] {
  if (value === null || typeof value !== "object") return [];
  const fields = value as Record<string, unknown>;
  const [first, ...others] = languages.map((language) => fields[language]);
  const same =
    typeof first === "string" && /[a-z]{3}/.test(first.replaceAll(/\{[^{}]*\}/g, "")) && others.includes(first);
  const own = same ? [{ file, field: at.join("."), message: `says "${first}" in every language` }] : [];
  return [...own, ...Object.entries(fields).flatMap(([key, each]) => sameInBothLanguages(file, each, [...at, key]))];
}

/** A line of words that stands in the same letters in the page of another language: nobody has written it there. */
export function sameLines(texts: WrittenText[]): Problem[] {
  const stem = (file: string, language: string) => file.slice(0, -`${language}.md`.length);
  const originals = new Map(
    texts
      .filter(({ file, language }) => file.endsWith(".md") && language === defaultLanguage)
      .map(({ file, source }) => [stem(file, defaultLanguage), new Set(proseLines(source).map(({ words }) => words))]),
  );
  const translations = texts.filter(({ file, language }) => file.endsWith(".md") && language !== defaultLanguage);
  return lineProblems(translations, (words, { file, language }) => {
    const latin = words.replaceAll(/\{[^{}]*\}/g, " ").match(/\b[a-z]{3,}\b/g) ?? [];
    const isSame = latin.length >= 2 && originals.get(stem(file, language))?.has(words);
    return isSame ? [`says "${words}" in every language`] : [];
  });
}
