import fs from "node:fs";
import { parse } from "yaml";
import * as z from "zod";
import type { Problem } from "../../../../lib/platform/content/broken";
import type { Course } from "../../../../lib/platform/content/kinds/course";
import { type Language, languages } from "../../../../lib/platform/i18n/language";
import { isReading, proseLines, type WrittenText } from "../texts";

/** How a page begins and ends, and what its boxes hold, as far as a machine sees it. */

const pattern = z.string().transform((source) => new RegExp(source, "u"));
const forms = z.record(z.string(), pattern);
const ofLanguages = z.enum(languages);
const { blocks, sentences, turns, praiseAndBut } = z
  .strictObject({
    blocks: forms,
    sentences: forms,
    turns: z.record(ofLanguages, forms),
    praiseAndBut: z.record(ofLanguages, pattern),
  })
  .parse(parse(fs.readFileSync(new URL("mould.yaml", import.meta.url), "utf8")));

const formsIn = (all: Record<string, RegExp>, text: string) => Object.keys(all).filter((form) => all[form]?.test(text));

/** The blocks of a page, in their order: each a directive, a framed block, or lines without an empty one between. */
function blocksOf(source: string): string[] {
  const body = source.replace(/^---\n[\s\S]*?\n---\n/, "").trim();
  return (body.match(/^:::\w+[^\n]*\n[\s\S]*?^:::$|^[^\n]+(?:\n(?!:::)[^\n]+)*/gm) ?? []).map((block) => block.trim());
}

export function openingOf(source: string): string {
  const first = blocksOf(source)[0] ?? "";
  const sentence = first.split(/(?<=[.?!।])["”]?\s/)[0] ?? "";
  return formsIn(blocks, first)[0] ?? formsIn(sentences, sentence)[0] ?? "a statement";
}

export function endingOf(source: string): string {
  const last = blocksOf(source).at(-1) ?? "";
  return formsIn(blocks, last)[0] ?? (/\?["”]?$/.test(last) ? "a question" : "a statement");
}

/** How each story of a page ends: `:::story{ends="openly"}`, or `badly`, and well without it. */
export function storyEndings(source: string): string[] {
  return [...source.matchAll(/^:::story(\{[^\n]*\})?$/gm)].map(
    ([, attributes = ""]) => /ends="(openly|badly)"/.exec(attributes)?.[1] ?? "well",
  );
}

/** How many points each box has: its list items, or its paragraphs where it has no list. */
export function boxSizes(source: string): number[] {
  return [...source.matchAll(/^:::remember[^\n]*\n([\s\S]*?)^:::$/gm)].map(
    ([, box = ""]) => box.match(/^(?:[-*]|\d+\.)\s/gm)?.length ?? box.trim().split(/\n\s*\n/).length,
  );
}

/** What a page asks its reader: something to do, a picture story with a choice, or nothing. */
export function askedBy(source: string): string {
  if (/^::exercise\b/m.test(source)) return "something to do";
  return /^::scene\b/m.test(source) ? "a picture story" : "nothing";
}

/** The courses whose texts have been written without a mould. Their counts stop a build; those of others are printed. */
export const coursesWithoutMould: string[] = ["growing-up-healthy", "healthy-minds", "safe-and-respected"];

const most = 1 / 3;
const fewestOpenings = 8;
/** Fewer things than this have no mould yet. */
const fewest = 6;

type Count = { what: string; language: Language; kinds: Map<string, number> };

export function countCourse(course: Pick<Course, "id" | "topics">, texts: WrittenText[]): Count[] {
  return languages.flatMap((language) => {
    const pages = pagesOf(course.id, language, texts);
    const sources = pages.map(({ source }) => source);
    const firstPages = pages.filter(({ file }) => /\/1\.\w+\.md$/.test(file)).map(({ source }) => source);
    const wrong = course.topics.flatMap(({ quiz }) =>
      quiz.flatMap((each) => each.options.filter((one) => !one.correct)),
    );
    const notes = wrong.flatMap(({ why }) => (why ? [why[language]] : []));
    const found = {
      "topics begin with": firstPages.map(openingOf),
      "pages begin with": sources.map(openingOf),
      "pages end with": sources.map(endingOf),
      "points in a box": sources.flatMap(boxSizes).map(String),
      "pages ask by": sources.map(askedBy),
      "stories end": sources.flatMap(storyEndings),
      "turns of phrase": pages.flatMap(turnsIn),
      "notes on wrong options": notes.map((note) => (praiseAndBut[language].test(note) ? "praise, then but" : "other")),
    };
    return Object.entries(found).map(([what, each]) => ({ what, language, kinds: tally(each) }));
  });
}

/** The lines that `npm run content -- --lists` prints for a writer of courses. */
export function mouldCounts(courses: Pick<Course, "id" | "topics">[], texts: WrittenText[]): string[] {
  return courses.flatMap((course) =>
    countCourse(course, texts).map(({ what, language, kinds }) => {
      const shown = [...kinds].sort((a, b) => b[1] - a[1]).map(([kind, number]) => `${kind} ${number}`);
      return `${course.id} (${language}), ${what}: ${shown.join(", ") || "none"}`;
    }),
  );
}

/**
 * Where a course is made by a mould: one kind has more than a third of the openings, endings or boxes; fewer than eight
 * kinds of opening; two pages in a row that begin alike; a page that asks nothing; fewer than a third of the stories
 * that end openly or badly; or more than a third of the notes that praise first.
 * @param checked - the ids of the courses that are held to it
 */
export function mouldProblems(
  courses: Pick<Course, "id" | "topics">[],
  texts: WrittenText[],
  checked: string[] = coursesWithoutMould,
): Problem[] {
  return courses
    .filter(({ id }) => checked.includes(id))
    .flatMap((course) => [
      ...countCourse(course, texts).flatMap((count) => overThird(course.id, count)),
      ...languages.flatMap((language) => twiceInARow(pagesOf(course.id, language, texts))),
    ]);
}

/** Of these a kind may have a third at most. */
const limited = ["topics begin with", "pages begin with", "pages end with", "points in a box"];

function overThird(course: string, { what, language, kinds }: Count): Problem[] {
  const all = [...kinds.values()].reduce((sum, each) => sum + each, 0);
  if (all < fewest) return [];
  const number = (kind: string) => kinds.get(kind) ?? 0;
  const tooMany = [...kinds].filter(([, each]) => limited.includes(what) && each > all * most);
  const messages = [
    ...tooMany.map(([kind, each]) => `${kind} has ${each} of ${all}, more than a third`),
    what === "pages begin with" && kinds.size < fewestOpenings && `${kinds.size} kinds, ${fewestOpenings} at least`,
    what === "pages ask by" &&
      number("nothing") > 0 &&
      `nothing on ${number("nothing")} of ${all}, each page asks once`,
    number("well") / all > 1 - most && `well in ${number("well")} of ${all}, more than two thirds`,
    number("praise, then but") / all > most &&
      `${number("praise, then but")} of ${all} praise first, more than a third`,
  ];
  return messages
    .filter((message) => message !== false)
    .map((message) => ({ file: `courses/${course}`, field: language, message: `${what}: ${message}` }));
}

function twiceInARow(pages: WrittenText[]): Problem[] {
  return pages.flatMap(({ file, source }, index) => {
    const before = pages[index - 1];
    return before && openingOf(before.source) === openingOf(source)
      ? [{ file, field: "", message: `begins with ${openingOf(source)}, as the page before it` }]
      : [];
  });
}

/** The pages of a course in one language, in the order in which they are read. */
function pagesOf(course: string, language: Language, texts: WrittenText[]): WrittenText[] {
  return texts.filter(
    (text) => text.language === language && isReading(text) && text.file.startsWith(`courses/${course}/`),
  );
}

function turnsIn({ source, language }: WrittenText): string[] {
  return proseLines(source).flatMap(({ words }) => formsIn(turns[language], words));
}

function tally(kinds: string[]): Map<string, number> {
  const counted = new Map<string, number>();
  for (const kind of kinds) counted.set(kind, (counted.get(kind) ?? 0) + 1);
  return counted;
}
