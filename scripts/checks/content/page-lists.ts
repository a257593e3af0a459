import type { Problem } from "../../../lib/platform/content/broken";
import { isReading, type WrittenText } from "./texts";

const mostMonday = 1 / 4;
const mostStories = 1 / 3;
const mostWithoutPicture = 1 / 3;
/** Of these only figures can be without labels: blackboards and scenes always contain text. */
const picture = /^::(?:figure|board|scene)\b/m;
const monday = { en: /Monday/, hi: /सोमवार/ };

/** What a writer should look at in whole topics and courses: pages without pictures, and figures without labels. */
export function pageLists(texts: WrittenText[], readPicture: (address: string) => string | null): string[] {
  return figures(readingPages(texts), readPicture);
}

/** Pages of a course that are alike: same beginnings, over a third stories, over a quarter Mondays. */
export function likePages(texts: WrittenText[]): Problem[] {
  const pages = readingPages(texts).filter(({ file }) => file.startsWith("courses/"));
  return [...sameOpenings(pages), ...stories(pages), ...mondays(pages)];
}

function readingPages(texts: WrittenText[]): WrittenText[] {
  return texts.filter((text) => isReading(text) && text.file.endsWith(".md"));
}

/** Drawings and scenes in front of the first sentence. */
const madeBefore = /^(?:::(?:scene|exercise|board)\{[^\n]*\}\s+)+/;

/** The form in which a text begins: a question, a quotation, a condition, or otherwise its first word. */
export function formOfOpening(source: string): string {
  const body = source
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .trim()
    .replace(madeBefore, "");
  if (body.startsWith(":::story")) return "a story";
  if (body.startsWith("::")) return "a figure";
  const first = body.split(/(?<=[.?!।])\s/)[0] ?? "";
  if (/^["“]/.test(first)) return "a quotation";
  if (/\?$/.test(first)) return "a question";
  if (/^(?:If|When|Suppose|Imagine|अगर|जब|मान लीजिए|सोचिए)\b|^(?:अगर|जब|मान लीजिए|सोचिए)\s/.test(first))
    return "a condition";
  return `"${/[\p{L}\p{M}\p{N}]+/u.exec(first)?.[0] ?? ""}"`;
}

function sameOpenings(pages: WrittenText[]): Problem[] {
  const seen = new Map<string, string>();
  return pages.flatMap(({ file, language, source }) => {
    const form = formOfOpening(source);
    const key = `${file.slice(0, file.lastIndexOf("/"))} ${language} ${form}`;
    const first = seen.get(key);
    if (first) return [{ file, field: "", message: `begins with ${form}, as ${first}` }];
    seen.set(key, file);
    return [];
  });
}

const courseFolder = (file: string) => file.split("/").slice(0, 2).join("/");

/** A single page may tell one. */
function stories(pages: WrittenText[]): Problem[] {
  return groups(pages).flatMap(([course, texts]) => {
    const found = texts.filter(({ source }) => /^:::story/m.test(source)).length;
    return found > Math.max(1, Math.ceil(texts.length * mostStories))
      ? [{ file: course, field: "", message: `${found} of ${texts.length} pages tell a story, more than a third` }]
      : [];
  });
}

/** A block may name it where the day matters. */
function mondays(pages: WrittenText[]): Problem[] {
  return groups(pages).flatMap(([course, texts]) => {
    const blocks = texts.flatMap(({ language, source }) =>
      [...source.matchAll(/^:::classroom[^\n]*\n[\s\S]*?^:::/gm)].map(([block]) => monday[language].test(block)),
    );
    const found = blocks.filter(Boolean).length;
    return found > Math.max(1, blocks.length * mostMonday)
      ? [{ file: course, field: "", message: `${found} of ${blocks.length} blocks for the class say Monday` }]
      : [];
  });
}

function figures(pages: WrittenText[], readPicture: (address: string) => string | null): string[] {
  return groups(pages.filter(({ language }) => language === "hi")).flatMap(([group, texts]) => {
    const bare = texts.filter(({ source }) => !picture.test(source));
    const pictures = texts.flatMap(({ source }) => source.match(new RegExp(picture, "gm")) ?? []);
    const addresses = texts.flatMap(({ source }) =>
      [...source.matchAll(/^::figure\{[^}]*src="([^"]+)"/gm)].map(([, address]) => address ?? ""),
    );
    const silent = addresses.filter((address) => !/<text\b/.test(readPicture(address) ?? ""));
    return [
      ...(bare.length > texts.length * mostWithoutPicture
        ? [
            `${group}: ${bare.length} of ${texts.length} pages have no picture: ${bare.map(({ file }) => file).join(", ")}`,
          ]
        : []),
      ...(silent.length > pictures.length * mostWithoutPicture
        ? [
            `${group}: ${silent.length} of ${pictures.length} pictures have no label: ${[...new Set(silent)].join(", ")}`,
          ]
        : []),
    ];
  });
}

function groups(pages: WrittenText[]): [string, WrittenText[]][] {
  const found = new Map<string, WrittenText[]>();
  for (const page of pages) found.set(courseFolder(page.file), [...(found.get(courseFolder(page.file)) ?? []), page]);
  return [...found];
}
