import fs from "node:fs";
import { parse } from "yaml";
import * as z from "zod";
import type { Problem } from "../../../../lib/platform/content/broken";
import { type Language, languages } from "../../../../lib/platform/i18n/language";
import { isReading, lineProblems, splitSentences, type WrittenText } from "../texts";

const pattern = z.string().transform((source) => new RegExp(source, "iu"));
const group = z.strictObject({
  /** The files that may say it. */
  except: pattern.optional(),
  /** The rows of tables are read too. */
  tables: z.boolean().default(false),
  /** A sentence is read at a time, not a line. */
  sentences: z.boolean().default(false),
  message: z.string(),
  entries: z.array(
    z.strictObject({
      language: z.enum(languages).optional(),
      words: pattern,
      unless: pattern.optional(),
      say: z.string().default(""),
    }),
  ),
});
const groups = z
  .strictObject({
    careless: group,
    duties: group,
    translated: group,
    carriedOver: group,
    reviewClaims: group,
    meansOfSuicide: group,
  })
  .parse(parse(fs.readFileSync(new URL("words.yaml", import.meta.url), "utf8")));

type WordGroup = keyof typeof groups;

/** What is wrong with a line or a sentence by a group of `words.yaml`. */
export function wordsIn(words: string, language: Language, name: WordGroup): string[] {
  const { entries, message } = groups[name];
  return entries.flatMap((entry) => {
    const found = entry.words.exec(words)?.[0];
    if (found === undefined || (entry.language ?? language) !== language || entry.unless?.test(words)) return [];
    const named = { found: found.trim(), say: entry.say, sentence: words };
    return message.replaceAll(/\{(found|say|sentence)\}/g, (_, key: keyof typeof named) => named[key]);
  });
}

/** The words of a group of `words.yaml` in the texts, each with its line. */
export function wordProblems(texts: WrittenText[], name: WordGroup): Problem[] {
  const { except, tables, sentences } = groups[name];
  const read = texts.filter(({ file }) => !except?.test(file));
  const find = (words: string, { language }: WrittenText) =>
    (sentences ? splitSentences(words) : [words]).flatMap((each) => wordsIn(each, language, name));
  return lineProblems(read, find, { tables });
}

const suicide = /\bsuicid|आत्महत्या/gi;
/** From so many mentions on, a page is about suicide and is read by people who think of it. */
const mentionsOfAPageAboutIt = 3;

/** Whether a page is about suicide: its title says it, or it is named often. */
function isAboutSuicide({ file, source }: WrittenText): boolean {
  const title = /^---\n[\s\S]*?title:([^\n]*)/.exec(source)?.[1] ?? "";
  return (
    /^(?:articles|courses|handouts|discussions|class-plans)\//.test(file) &&
    ((title.match(suicide) ?? []).length > 0 || (source.match(suicide) ?? []).length >= mentionsOfAPageAboutIt)
  );
}

/** A text about suicide that names a means, or a page without whom to call (WHO, "Preventing suicide"). */
export function unsafeSuicidePages(texts: WrittenText[]): Problem[] {
  return texts
    .filter(isAboutSuicide)
    .flatMap((text) => [
      ...(text.file.endsWith(".md") && isReading(text) && !/^:::help/m.test(text.source)
        ? [{ file: text.file, field: "", message: "is about suicide and has no :::help block" }]
        : []),
      ...wordProblems([text], "meansOfSuicide"),
    ]);
}
