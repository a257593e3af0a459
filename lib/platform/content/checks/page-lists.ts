import { isReading, type WrittenText } from "./texts";

const mostMonday = 1 / 4;
const mostWithoutFigure = 1 / 3;
const monday = { en: /Monday/, hi: /सोमवार/ };

/** What a writer should look at in whole topics and courses: openings, blocks for Monday and figures. */
export function pageLists(texts: WrittenText[], pictureOf: (address: string) => string | null): string[] {
  const pages = texts.filter((text) => isReading(text) && text.file.endsWith(".md"));
  return [...sameOpenings(pages), ...mondays(pages), ...figures(pages, pictureOf)];
}

/** The form in which a text begins: a question, a quotation, a condition, or otherwise its first word. */
export function formOfOpening(source: string): string {
  const body = source.replace(/^---\n[\s\S]*?\n---\n/, "").trim();
  if (body.startsWith(":::story")) return "a story";
  if (body.startsWith("::")) return "a figure";
  const first = body.split(/(?<=[.?!।])\s/)[0] ?? "";
  if (/^["“]/.test(first)) return "a quotation";
  if (/\?$/.test(first)) return "a question";
  if (/^(?:If|When|Suppose|Imagine|अगर|जब|मान लीजिए|सोचिए)\b|^(?:अगर|जब|मान लीजिए|सोचिए)\s/.test(first))
    return "a condition";
  return `"${/[\p{L}\p{M}\p{N}]+/u.exec(first)?.[0] ?? ""}"`;
}

function sameOpenings(pages: WrittenText[]): string[] {
  const seen = new Map<string, string>();
  return pages
    .filter(({ file }) => file.startsWith("courses/"))
    .flatMap(({ file, language, source }) => {
      const form = formOfOpening(source);
      const key = `${file.slice(0, file.lastIndexOf("/"))} ${language} ${form}`;
      const first = seen.get(key);
      if (first) return [`${file}: begins with ${form}, as ${first}`];
      seen.set(key, file);
      return [];
    });
}

const courseOf = (file: string) => file.split("/").slice(0, 2).join("/");

function mondays(pages: WrittenText[]): string[] {
  return groups(pages.filter(({ file }) => file.startsWith("courses/"))).flatMap(([course, texts]) => {
    const blocks = texts.flatMap(({ language, source }) =>
      [...source.matchAll(/^:::classroom[^\n]*\n[\s\S]*?^:::/gm)].map(([block]) => monday[language].test(block)),
    );
    const found = blocks.filter(Boolean).length;
    return found > blocks.length * mostMonday
      ? [`${course}: ${found} of ${blocks.length} blocks for the class say Monday`]
      : [];
  });
}

function figures(pages: WrittenText[], pictureOf: (address: string) => string | null): string[] {
  return groups(pages.filter(({ language }) => language === "hi")).flatMap(([group, texts]) => {
    const bare = texts.filter(({ source }) => !/^::figure/m.test(source));
    const addresses = texts.flatMap(({ source }) =>
      [...source.matchAll(/^::figure\{[^}]*src="([^"]+)"/gm)].map(([, address]) => address ?? ""),
    );
    const silent = addresses.filter((address) => !/<text\b/.test(pictureOf(address) ?? ""));
    return [
      ...(bare.length > texts.length * mostWithoutFigure
        ? [
            `${group}: ${bare.length} of ${texts.length} pages have no figure: ${bare.map(({ file }) => file).join(", ")}`,
          ]
        : []),
      ...(silent.length > addresses.length * mostWithoutFigure
        ? [
            `${group}: ${silent.length} of ${addresses.length} figures have no label: ${[...new Set(silent)].join(", ")}`,
          ]
        : []),
    ];
  });
}

function groups(pages: WrittenText[]): [string, WrittenText[]][] {
  const found = new Map<string, WrittenText[]>();
  for (const page of pages) found.set(courseOf(page.file), [...(found.get(courseOf(page.file)) ?? []), page]);
  return [...found];
}
