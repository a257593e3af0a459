import type { Content } from "../../lib/platform/content/content";
import { type Source, sourcesFile } from "../../lib/platform/content/facts/sources";
import { ContentFiles } from "../../lib/platform/content/files";
import type { Review } from "../../lib/platform/content/schema";
import { defaultLanguage, languages } from "../../lib/platform/i18n/language";
import { factsOfPage, fingerprint, type ReviewPage, reviewPages } from "./review-pages";

/** The page that a form or a command names. @throws ReviewFormError */
export function findPage(content: Content, name: string): ReviewPage {
  const pages = reviewPages(content);
  const found = pages.find(({ page }) => page === name);
  if (found) return found;
  const last = name.split("/").at(-1) ?? name;
  const like = pages.filter(({ page }) => page.endsWith(`/${last}`)).map(({ page }) => page);
  throw new ReviewFormError(
    `There is no page ${name}. ${like.length > 0 ? `Do you mean ${like.join(" or ")}?` : "docs/content-review.md lists the pages."}`,
  );
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
    ...(page.sources.length > 0 && what !== "hindi"
      ? ["# The sources of the page:", ...page.sources.map(sourceLine()), ""]
      : []),
    ...(facts.length > 0 && what !== "hindi"
      ? ["# The facts of the page, and where they come from:", ...facts, ""]
      : []),
    `name: ${empty}   # in both scripts, as it is to be shown`,
    `role: ${empty}   # for example: paediatrician, district hospital Gaya · बाल रोग विशेषज्ञ, ज़िला अस्पताल गया`,
    'date: ""   # the day on which you finished, as 2026-11-28',
    "signed: no   # yes, when you put your name under it",
  ].join("\n")}\n`;
}

function sourceLine(place?: string) {
  return ({ title, year, address, second }: Source) =>
    `#     ${[title[defaultLanguage], year, place, address, second].filter(Boolean).join(", ")}`;
}

/** What is wrong with a form or with its command, in a sentence for the person who keeps the content. */
export class ReviewFormError extends Error {}

type Reader = { what: Review["what"]; name: string; questions: string[] };

/** Who reads a page, by the word of the command, and what each of them judges. Every answer of a signed form is yes. */
export const readers = {
  doctor: {
    what: "medical",
    name: "a doctor",
    questions: [
      "Is every dose, age, time and number right for adolescents in India today?",
      "Is it right when a reader should go to a health worker, and how fast?",
      "Is nothing left out that could harm somebody who does only what the page says?",
      "Does it agree with its sources, those below that you have opened, and with what you know?",
    ],
  },
  lawyer: {
    what: "legal",
    name: "a lawyer",
    questions: [
      "Is every section, age, limit and punishment right as the law stands today?",
      "Is it right what a teacher must do, may do and must not do, and by when?",
      "Is nothing left out that could put a child or a teacher at risk?",
      "Does it agree with its sources, those below that you have opened, and with what you know?",
    ],
  },
  teacher: {
    what: "teaching",
    name: "a teacher",
    questions: [
      "Can it be taught or read out in a class of 60, in the time and with the things that it names?",
      "Is it right for the ages that it names?",
      "Does nobody in the class lose face, and is it clear what to do when a student cries, laughs or tells something?",
    ],
  },
  "hindi-editor": {
    what: "hindi",
    name: "a Hindi editor",
    questions: [
      "Did you read the Hindi aloud, without the English, and would a teacher in Bihar say each sentence so?",
      "Are the spellings and the terms those of the glossary?",
      "Does the Hindi say the same as the English: no number, no condition and no warning less or more?",
    ],
  },
} as const satisfies Record<string, Reader>;

export type ReaderName = keyof typeof readers;
export const readerNames = Object.keys(readers) as ReaderName[];
