import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import type { Content } from "../../lib/platform/content/content";
import { type Source, sourcesFile } from "../../lib/platform/content/facts/sources";
import { ContentFiles } from "../../lib/platform/content/files";
import { defaultLanguage, languages } from "../../lib/platform/i18n/language";
import { CommandError } from "../command/command-error";
import { factsOfPage, fingerprint, type ReviewPage, reviewPages } from "./review-pages";

/** The page that a form or a command names. @throws CommandError */
export function findPage(content: Content, name: string): ReviewPage {
  const pages = reviewPages(content);
  const found = pages.find(({ page }) => page === name);
  if (found) return found;
  const like = pages.map(({ page }) => page).filter((page) => path.basename(page) === path.basename(name));
  const hint = like.length > 0 ? `Do you mean ${like.join(" or ")}?` : "docs/content-review.md lists the pages.";
  throw new CommandError(`There is no page ${name}. ${hint}`);
}

/** A form for one page and one reader, to fill in, sign and give back. It is YAML, so that the command can read it. */
export function reviewForm(root: string, content: Content, name: string, reader: ReaderName): string {
  const page = findPage(content, name);
  const { what, name: readerName, questions } = readers[reader];
  const sources = new ContentFiles(root).yaml("sources.yaml", sourcesFile);
  const facts = factsOfPage(root, page, content.facts).flatMap((fact) => [
    `#   ${fact[defaultLanguage]}`,
    ...sources.filter(({ key }) => fact.sources.includes(key)).map(sourceLine(fact.place)),
  ]);
  const empty = `{ ${languages.map((language) => `${language}: ""`).join(", ")} }`;
  return `${[
    `# ${languages.map((language) => page.title[language]).join(" · ")}`,
    `# Read by ${readerName}. Open ${page.address} in both languages, and every page of it.`,
    "# Answer yes, or write in a sentence what has to change. A form with another answer than yes is not taken over: the page is",
    "# mended first, and you get a new form. Then fill in your name, role and date, set signed to yes, and send the file back.",
    "",
    `page: ${page.page}`,
    `reads: ${reader}`,
    `text: "${fingerprint(root, page, content.facts)}"   # what you have read; leave it as it is`,
    "answers:",
    ...questions.flatMap((question) => [`  - question: ${JSON.stringify(question)}`, '    answer: ""']),
    "",
    ...(what === "hindi" ? [] : listed("The sources of the page", page.sources?.map(sourceLine()))),
    ...(what === "hindi" ? [] : listed("The facts of the page, and where they come from", facts)),
    `name: ${empty}   # in both scripts, as it is to be shown`,
    `role: ${empty}   # for example: paediatrician, district hospital Gaya · बाल रोग विशेषज्ञ, ज़िला अस्पताल गया`,
    'date: ""   # the day on which you finished, as 2026-11-28',
    "signed: no   # yes, when you put your name under it",
  ].join("\n")}\n`;
}

const listed = (title: string, lines: string[] = []) => (lines.length > 0 ? [`# ${title}:`, ...lines, ""] : []);

function sourceLine(place?: string) {
  return ({ title, year, address, second }: Source) =>
    `#     ${[title[defaultLanguage], year, place, address, second].filter(Boolean).join(", ")}`;
}

const reader = z.strictObject({
  what: z.enum(["medical", "legal", "teaching", "hindi"]),
  name: z.string(),
  subject: z
    .string()
    .transform((source) => new RegExp(source, "u"))
    .optional(),
  questions: z.array(z.string()),
});
const readersFile = z.record(z.enum(["doctor", "lawyer", "teacher", "hindi-editor"]), reader);
/** Who reads a page, by the word of the command. */
export const readers = readersFile.parse(parse(fs.readFileSync(new URL("readers.yaml", import.meta.url), "utf8")));
export type ReaderName = keyof typeof readers;
export const readerNames = Object.keys(readers) as ReaderName[];
