import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import type { Problem } from "../../../lib/platform/content/broken";
import type { Content } from "../../../lib/platform/content/content";
import { type Fact, mayBePrinted, uncoveredFigures } from "../../../lib/platform/content/facts/facts";
import { type Source, sourcesFile } from "../../../lib/platform/content/facts/sources";
import { ContentFiles } from "../../../lib/platform/content/files";
import type { Term } from "../../../lib/platform/content/kinds/glossary";
import { defaultLanguage, languageOfScript, languages } from "../../../lib/platform/i18n/language";
import { filesIn } from "../../../lib/process/files-in.ts";

import { placesTwice, sameLines } from "./repeats";
import { isClassPlan, isReading, lineProblems, type WrittenText } from "./texts";
import units from "./units.json";
import { unsafeSuicidePages, wordProblems } from "./words/words";

/** What readers must trust: sources, facts, reviews, words. @param pages - Markdown; `all` has YAML texts too */
export function trustProblems(root: string, content: Content, pages: WrittenText[], all: WrittenText[]): Problem[] {
  const topics = yamlNamed(root, "topic.yaml");
  const withReview = [...topics, ...yamlNamed(root, "article.yaml")].filter(({ value }) => "review" in Object(value));
  const reviewed = new Set(withReview.map(({ file }) => path.posix.dirname(file)));
  const districts = [...content.places.districts.values()].flat().map((district) => district[defaultLanguage]);
  const plans = all.filter(isClassPlan);
  const sources = new ContentFiles(root).yaml("sources.yaml", sourcesFile);
  return [
    ...withoutSources(topics),
    ...withoutPrimarySource(content.facts, sources),
    ...uncoveredNumbers([...pages, ...plans], content.facts, sources),
    ...plans.flatMap(({ file, source }) => uncoveredFigures(file, source, content.facts)),
    ...wordProblems(
      all.filter(({ file }) => !reviewed.has(path.posix.dirname(file))),
      "reviewClaims",
    ),
    ...placesTwice(all, districts),
    ...wordsNotChosen(all, content.glossary),
    ...sameLines(pages),
    ...unsafeSuicidePages(all),
  ];
}

function yamlNamed(root: string, name: string): { file: string; value: unknown }[] {
  return filesIn(root)
    .filter((each) => path.posix.basename(each) === name)
    .sort()
    .map((file) => ({ file, value: parse(fs.readFileSync(path.join(root, file), "utf8")) as unknown }));
}

/** A word that the glossary rejects (`never`), with the chosen one. Only quotations and questions may say it. */
export function wordsNotChosen(texts: WrittenText[], glossary: Term[]): Problem[] {
  const decided = glossary.flatMap((term) =>
    (term.never ?? []).map((word) => {
      const language = languageOfScript(word);
      const whole = new RegExp(String.raw`(?<![\p{L}\p{M}])${word}(?![\p{L}\p{M}])`, "iu");
      return { language, word, chosen: term[language], whole };
    }),
  );
  return lineProblems(texts, (words, { language }) => {
    const said = words.replaceAll(/["“][^"”]*["”]/g, " ");
    return decided
      .filter((each) => each.language === language && each.whole.test(said))
      .map(({ word, chosen }) => `says "${word}"; the glossary's word is "${chosen}"`);
  });
}

/** The hosts of primary sources, with all below them. */
const publishers = z
  .array(z.string())
  .parse(parse(fs.readFileSync(new URL("publishers.yaml", import.meta.url), "utf8")));

/** Each fact says where in its sources it is found, and every link leads to who published the source. */
export function withoutPrimarySource(facts: Fact[], sources: Source[]): Problem[] {
  const message = "has no place: name the section, the table or the heading of its source";
  return [
    ...facts.filter(({ place }) => !place).map(({ key }) => ({ file: "facts.yaml", field: key, message })),
    ...facts.flatMap(({ key, checked }) => repeats("facts.yaml", key, checked?.at)),
    ...sources.flatMap(({ key, address, second }) =>
      [address, second].flatMap((each) => repeats("sources.yaml", key, each)),
    ),
  ];
}

function repeats(file: string, field: string, address: string | undefined): Problem[] {
  if (!address) return [];
  const { host } = new URL(address);
  return publishers.some((each) => host === each || host.endsWith(`.${each}`))
    ? []
    : [{ file, field, message: `links ${host}, which is no publisher of a primary source (publishers.yaml)` }];
}

/** Every lesson names its sources; a topic without facts says `sources: none`. @param topics - each topic.yaml */
export function withoutSources(topics: { file: string; value: unknown }[]): Problem[] {
  return topics.flatMap(({ file, value }) => {
    const sources = (value as { sources?: unknown } | null)?.sources;
    if (sources === "none" || (Array.isArray(sources) && sources.length > 0)) return [];
    const message = "are missing: name keys of sources.yaml, or say none where no fact stands";
    return [{ file, field: "sources", message }];
  });
}

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
