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
  return lineProblems(texts, (words, { file }, number) =>
    splitSentences(words).flatMap((sentence) => {
      const read = sentence.replaceAll(sharedText, " ").toLowerCase();
      const spoken = read.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
      if (spoken.length < fewestWords || clinicNames.test(sentence)) return [];
      const key = spoken.join(" ");
      const first = seen.get(key);
      if (!first) seen.set(key, { file, number });
      const mayRepeat = !first || (isForm(file) && isForm(first.file));
      return mayRepeat ? [] : [`repeats a sentence of ${first.file}, line ${first.number}: ${sentence}`];
    }),
  );
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
  const read = texts.filter(
    ({ language, file }) =>
      language === defaultLanguage && /^(?:articles|courses|discussions|class-plans)\//.test(file),
  );
  return lineProblems(read.map(onlySituations), (words, { file }, line) => {
    const place = known.exec(words)?.[0];
    if (!place) return [];
    const told = { file, line, place, words: contentWords(words, place) };
    const first = seen.find((each) => each.place === place && isSamePlot(each, told));
    if (!first) seen.push(told);
    return first ? [`tells a story of ${place} again, as ${first.file}, line ${first.line}`] : [];
  });
}

/** The lines of stories; of a YAML file and a discussion all lines. */
function onlySituations(text: WrittenText): WrittenText {
  const { file, source } = text;
  if (!isReading(text) || file.endsWith(".yaml")) return text;
  let inStory = false;
  const lines = source.split("\n").map((line) => {
    if (line.startsWith(":::")) inStory = line.startsWith(":::story");
    return inStory ? line : "";
  });
  return { ...text, source: lines.join("\n") };
}

function contentWords(words: string, place: string): Set<string> {
  const rest = words.replaceAll(place, " ").toLowerCase();
  return new Set(rest.match(/\p{L}{4,}/gu)).difference(everyday);
}

function isSamePlot(one: Situation, other: Situation): boolean {
  const shared = one.words.intersection(other.words).size;
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
