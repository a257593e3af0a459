import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import type { Content } from "../../lib/platform/content/content";
import { reviewer } from "../../lib/platform/content/facts/reviews";
import { type Source, sourcesFile } from "../../lib/platform/content/facts/sources";
import { ContentFiles } from "../../lib/platform/content/files";
import { type Review, reviewField } from "../../lib/platform/content/schema";
import { defaultLanguage, inEachLanguage, languages, type Text } from "../../lib/platform/i18n/language";
import { CommandError } from "../command/command-error";
import { factsOfPage, fingerprint, headFile, type ReviewPage, reviewPages, withoutReviews } from "./review-pages";

const words = z.string().transform((each) => each.trim());
const inLanguages = z.object(inEachLanguage(() => words));
const formFile = z.object({
  page: words,
  reads: words,
  text: words,
  answers: z.array(z.object({ question: words, answer: z.union([words, z.boolean()]) })),
  name: inLanguages,
  role: inLanguages,
  date: words,
  signed: z.union([words, z.boolean()]),
});
type Form = z.infer<typeof formFile>;

type Known = { root: string; content: Content; today: string };

/**
 * Takes a signed form over: the page's file gets who has read it, with role and date, in place of an earlier reading of
 * the same kind. Nothing is written when something is wrong with the form.
 * @param written - the form as it came back
 * @returns a sentence on what was done
 * @throws CommandError
 */
export function takeSignedForm(written: string, { root, content, today }: Known): string {
  const form = readForm(written);
  const reader = readerNames.find((each) => each === form.reads);
  if (!reader) throw new CommandError(`The form is for "${form.reads}". A form is for ${readerNames.join(", ")}.`);
  const page = findPage(content, form.page);
  if (fingerprint(root, page, content.facts) !== form.text)
    throw new CommandError(
      `${page.page} has changed since this form was made. Make a new form and let the page be read again: npm run content -- form ${page.page} ${reader}`,
    );
  refuseUnsigned(form, reader, today);
  const { what } = readers[reader];
  const file = path.join(root, headFile(root, page));
  const review: Review = { what, by: form.name, role: form.role, on: form.date, read: form.text };
  fs.writeFileSync(file, withReview(fs.readFileSync(file, "utf8"), review));
  return `${page.page} now says: checked by ${reviewer({ by: form.name, role: form.role }, defaultLanguage)}, on ${form.date} (${what}).`;
}

function readForm(written: string): Form {
  let value: unknown;
  try {
    value = parse(written);
  } catch (error) {
    throw new CommandError(`The form cannot be read: ${(error as Error).message.split("\n")[0]}`);
  }
  const parsed = formFile.safeParse(value);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues[0]?.path.join(".");
  throw new CommandError(`The form is not complete: ${where ? `"${where}" is missing or is no text` : "it is empty"}.`);
}

function refuseUnsigned({ answers, name, role, date, signed }: Form, reader: ReaderName, today: string): void {
  const isYes = (answer: string | boolean) => answer === true || /^(?:yes|हाँ|हां)$/i.test(String(answer));
  for (const question of readers[reader].questions) {
    const answer = answers.find((each) => each.question === question)?.answer ?? "";
    if (answer === "") throw new CommandError(`This question has no answer: ${question}`);
    if (!isYes(answer))
      throw new CommandError(`The answer is not yes: ${question} "${answer}". Mend the page, then make a new form.`);
  }
  for (const [field, value] of Object.entries({ name, role }))
    if (languages.some((language) => !value[language]))
      throw new CommandError(`The ${field} is missing in one language.`);
  if (!z.iso.date().safeParse(date).success) throw new CommandError(`"${date}" is no date. Write it as ${today}.`);
  if (date > today) throw new CommandError(`The date ${date} is in the future. Today is ${today}.`);
  if (!isYes(signed)) throw new CommandError("The form is not signed. The reviewer sets signed to yes.");
}

const reviewed = z.object({ review: reviewField });

function withReview(yaml: string, review: Review): string {
  const earlier = reviewed.parse(parse(yaml)).review ?? [];
  const reviews = [...earlier.filter(({ what }) => what !== review.what), review];
  const lines = reviews.map(
    ({ what, by, role, on, read }) =>
      `  - { what: ${what}, by: ${flow(by)}, role: ${flow(role)}, on: ${on}, read: "${read}" }`,
  );
  return `${withoutReviews(yaml)}\nreview:\n${lines.join("\n")}\n`;
}

function flow(text: Text): string {
  return `{ ${languages.map((language) => `${language}: ${JSON.stringify(text[language])}`).join(", ")} }`;
}

/** The page that a form or a command names. @throws CommandError */
function findPage(content: Content, name: string): ReviewPage {
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
