import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import type { Problem } from "../../../lib/platform/content/broken";
import type { Content } from "../../../lib/platform/content/content";
import { type Fact, uncoveredFigures } from "../../../lib/platform/content/facts/facts";
import { type Source, sourcesFile } from "../../../lib/platform/content/facts/sources";
import { ContentFiles } from "../../../lib/platform/content/files";
import type { Term } from "../../../lib/platform/content/kinds/glossary";
import { defaultLanguage, languageOfScript } from "../../../lib/platform/i18n/language";
import { filesIn } from "../../../lib/process/files-in.ts";
import { uncoveredNumbers } from "./numbers";
import { placesTwice, sameLines } from "./repeats";
import { isClassPlan, lineProblems, type WrittenText } from "./texts";
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
