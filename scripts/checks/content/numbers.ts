import { type Fact, mayBePrinted } from "../../../lib/platform/content/facts/facts";
import type { Source } from "../../../lib/platform/content/facts/sources";
import { languages } from "../../../lib/platform/i18n/language";
import { isClassPlan, isReading, lineProblems, type WrittenText } from "./texts";
import units from "./units.json" with { type: "json" };

const amount = String.raw`\d{1,3}(?:,\d{2,3})+|\d+(?:\.\d+)?`;
const span = String.raw`\s*(?:-|–|to|and|or|से|और|या)\s*`;

// The end of a word: a Devanagari vowel sign belongs to the word as well.
const end = String.raw`(?![\p{L}\p{M}])`;
/** What is counted, with the words and signs for it in every language (units.json). */
const measured = Object.entries(units).map(
  ([unit, words]) =>
    [
      unit,
      new RegExp(String.raw`(?<![\d.,/\p{L}-])(${amount})(?:${span}(${amount}))?[\s-]?(?:${words})${end}`, "giu"),
    ] as const,
);
const ofHundred = new RegExp(`(?:हर )?(?:सौ|100) (?:में से|में)[^।,]{0,20}?(${amount})`, "giu");
const share = new RegExp(
  String.raw`(?<![\d.])(${amount})(?:${span}(${amount}))?\s?(?:%|percent|per cent|प्रतिशत)`,
  "giu",
);
const age = new RegExp(
  String.raw`(?:\b(?:under|below|before|until|over|from|at least|aged|age of)\s+(\d{1,2})(?:${span}(\d{1,2}))?(?=\s+(?:the|may|must|is|are|need|treatment)|[.,;]))|(?<![\d.,])(\d{1,2})(?:${span}(\d{1,2}))?\s+साल\s+(?:से कम|से पहले|से ऊपर|तक)`,
  "giu",
);
/** No law and no guideline here has a higher age; a larger number is of marks or things. */
const highestAge = 30;
const year = /(?<![\d.,/₹-])(?:19|20)\d\d(?![\d/]|\.\d)/gu;

type Measured = { number: string; unit: string; written: string };

/** The measured numbers and the years in a line of text. */
export function measuredNumbers(words: string): Measured[] {
  const read = words.replaceAll(/\{[^{}]*\}|https?:\/\/\S+/g, " ");
  const found: Measured[] = [];
  const taken: [from: number, to: number][] = [];
  const take = (unit: string, pattern: RegExp) => {
    for (const match of read.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length];
      if (taken.some(([first, last]) => from < last && to > first)) continue;
      taken.push([from, to]);
      // "From 0 to 10" is a scale.
      if (unit === "age" && match.includes("0")) continue;
      for (const number of match.slice(1))
        if (number && !(unit === "age" && Number(number) > highestAge))
          found.push({ number: number.replaceAll(",", ""), unit, written: match[0].trim() });
    }
  };
  for (const [unit, pattern] of measured) take(unit, pattern);
  take("in a hundred", ofHundred);
  take("in a hundred", share);
  take("age", age);
  for (const match of read.matchAll(year)) found.push({ number: match[0], unit: "year", written: match[0] });
  return found;
}

/**
 * A quantity, a legal age or a year in a lesson, an article, a discussion, a handout or a class plan that no fact has: it would stay
 * when the law, the guideline or the survey changes. A quiz and a case make up ages, reports and hours for their
 * persons and are not read; nor are the minutes and hours of a class activity, which `:::classroom` holds.
 */
export function uncoveredNumbers(texts: WrittenText[], allFacts: Fact[], known: Pick<Source, "title" | "year">[]) {
  const facts = allFacts.filter(mayBePrinted);
  const withUnit = new Set(
    facts
      .flatMap((fact) => languages.flatMap((language) => measuredNumbers(fact[language])))
      .map(({ number, unit }) => `${number} ${unit}`),
  );
  // A page that a fact names is held to its values; how it measures them is its own matter.
  const allowedValues = (file: string) =>
    new Set(
      facts
        .filter((fact) => fact.in.some((place) => file.startsWith(place)))
        .flatMap(({ values }) => values.map((value) => value.replaceAll(/[,%]|\s.*/g, ""))),
    );
  const years = new Set(
    known.flatMap(({ title, year: each }) => [String(each), ...(Object.values(title).join(" ").match(year) ?? [])]),
  );
  return texts
    .filter((text) => isReading(text) || isClassPlan(text) || /^(?:handouts|discussions)\//.test(text.file))
    .filter((text) => text.file.endsWith(".md") || isClassPlan(text))
    .flatMap((text) => {
      const values = allowedValues(text.file);
      const find = (words: string) =>
        measuredNumbers(words)
          .filter(({ number, unit }) => !withUnit.has(`${number} ${unit}`) && !values.has(number))
          .filter(({ number, unit }) => unit !== "year" || !years.has(number))
          .map(({ written }) => `says "${written}", which is in no fact of facts.yaml`);
      return lineProblems([{ ...text, source: withoutMadeUp(text.source) }], find, { tables: true });
    });
}

/** Stories are made up, and a class plan's minutes are its own; their lines stay, empty. */
function withoutMadeUp(source: string): string {
  return source.replaceAll(/^:::(?:story|classroom)[^\n]*\n[\s\S]*?^:::/gm, (block) => block.replaceAll(/[^\n]/g, ""));
}
