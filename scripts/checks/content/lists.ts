import fs from "node:fs";
import path from "node:path";
import type { Problem } from "../../../lib/platform/content/broken";
import { repeatedInFiles } from "./repeats";
import { isClassPlan, isReading, proseLines, splitSentences, type WrittenText, writtenTexts, yamlTexts } from "./texts";

const longSentence = 18;
const longShare = 0.05;
const longMean = 12;
const fullParagraph = 6;
const mostContrasts = 2;
// "X नहीं, Y": the figure that English texts are full of.
const contrast = /[\p{L}\p{M}]+ नहीं, [\p{L}\p{M}]/gu;
const participle = "किया|की|किए|दिया|दी|दिए|लिया|ली|लिए|कहा|बताया|बताई|बताए|रखा|रखी|रखे|माना|मानी|माने|बनाया|बनाई|बनाए";
/** A passive as a noun (किया जाना), and two passives in one sentence. */
const nounPassive = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${participle}) जा(?:ना|ने|नी)(?![\p{L}\p{M}])`, "u");
const passive = /[\p{L}\p{M}]+(?:ा|ी|े|ए|ई) जा(?:ता|ती|ते|ए|एँ|एगा|एगी)(?![\p{L}\p{M}])/gu;
/** Images that Hindi has from English. "कंधे पर बैग" and a real storm are none, so a writer decides. */
const images =
  /रास्त(?:ा|े) खुल|रास्ता दिखा|(?:के|का|नए) दरवाज़(?:ा|े) (?:खुल|खोल)|पुल (?:बन|बाँध)|तूफ़ान|कंधों पर|(?:मन|दिल|आत्मा|यादों) (?:का|के|पर) (?:[\p{L}\p{M}]+ )?घाव|(?:मन|दिल) का बोझ|अँधेरे में|रोशनी की किरण|आवाज़ बन|चुप्पी (?:तोड़|बोल)|जगह (?:बनाएँ|बनती|दें)/u;

/** What a writer should look at in Hindi, with page and line. A good sentence may be long: one in twenty. */
export function styleLists(texts: WrittenText[]): string[] {
  const hindi = texts.filter((text) => text.language === "hi" && (isReading(text) || isClassPlan(text)));
  return hindi.flatMap(({ file, source }) => {
    const remarks = file.endsWith(".md") ? remarksOn(source) : remarksOnLines(source, true);
    return remarks.map((remark) => `${file}: ${remark}`);
  });
}

function remarksOn(source: string): string[] {
  const lines = proseLines(source);
  const sentences = lines.flatMap(({ number, words }) =>
    splitSentences(words.replaceAll(/\{[^{}]*\}/g, "N")).map((sentence) => ({
      number,
      length: sentence.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0,
    })),
  );
  const long = sentences.filter(({ length }) => length > longSentence);
  const mean = sentences.reduce((sum, { length }) => sum + length, 0) / Math.max(1, sentences.length);
  const full = lines.filter(({ words }) => splitSentences(words).length > fullParagraph);
  const contrasts = lines.filter(({ words }) => words.match(contrast));
  const count = lines.flatMap(({ words }) => words.match(contrast) ?? []).length;
  const remarks = [
    long.length > sentences.length * longShare &&
      `${long.length} of ${sentences.length} sentences have more than ${longSentence} words: ${formatLines(long)}`,
    mean > longMean && `a sentence has ${mean.toFixed(1)} words in the mean, more than ${longMean}`,
    ...full.map(({ number }) => `line ${number} is a paragraph of more than ${fullParagraph} sentences`),
    count > mostContrasts && `"X नहीं, Y" stands ${count} times: ${formatLines(contrasts)}`,
  ];
  return [...remarks.filter((remark) => remark !== false), ...remarksOnLines(source, false)];
}

/** @param semicolons - named too; in a page they stop the build */
function remarksOnLines(source: string, semicolons: boolean): string[] {
  return proseLines(source).flatMap(({ number, words }) => {
    const image = images.exec(words)?.[0];
    const passives = splitSentences(words).some(
      (sentence) => nounPassive.test(sentence) || (sentence.match(passive) ?? []).length > 1,
    );
    return [
      ...(semicolons && words.includes(";") ? [`line ${number} has a semicolon`] : []),
      ...(passives ? [`line ${number} has a chain of passives`] : []),
      ...(image ? [`line ${number} has an image that may come from English: ${image}`] : []),
    ];
  });
}

function formatLines(found: { number: number }[]): string {
  return `line ${[...new Set(found.map(({ number }) => number))].join(", ")}`;
}

/**
 * Everything that `npm run content -- --lists` prints for a writer. It does not stop a build, so that a
 * writer can look at an unfinished text. A test requires that the lists of the published content are empty.
 * @param publicFolder - the folder with the pictures
 */
export function contentLists(root: string, publicFolder: string): string[] {
  const readPicture = (address: string): string | null => {
    const file = path.join(publicFolder, address);
    return fs.existsSync(file) ? fs.readFileSync(file, "utf8") : null;
  };
  const pages = writtenTexts(root);
  const all = [...pages, ...yamlTexts(root)];
  return [...styleLists(all), ...pageLists(pages, readPicture), ...repeatedInFiles(all)];
}

const mostMonday = 1 / 4;
const mostStories = 1 / 3;
const mostWithoutPicture = 1 / 3;
/** Of these only figures can be without labels: blackboards and scenes always contain text. */
const picture = /^::(?:figure|board|scene)\b/m;
const monday = { en: /Monday/, hi: /सोमवार/ };

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

/** A single page may tell one. */
function stories(pages: WrittenText[]): Problem[] {
  return byCourse(pages).flatMap(([course, texts]) => {
    const found = texts.filter(({ source }) => /^:::story/m.test(source)).length;
    return found > Math.max(1, Math.ceil(texts.length * mostStories))
      ? [{ file: course, field: "", message: `${found} of ${texts.length} pages tell a story, more than a third` }]
      : [];
  });
}

/** A block may name it where the day matters. */
function mondays(pages: WrittenText[]): Problem[] {
  return byCourse(pages).flatMap(([course, texts]) => {
    const blocks = texts.flatMap(({ language, source }) =>
      [...source.matchAll(/^:::classroom[^\n]*\n[\s\S]*?^:::/gm)].map(([block]) => monday[language].test(block)),
    );
    const found = blocks.filter(Boolean).length;
    return found > Math.max(1, blocks.length * mostMonday)
      ? [{ file: course, field: "", message: `${found} of ${blocks.length} blocks for the class say Monday` }]
      : [];
  });
}

/** What a writer should look at in whole topics and courses: pages without pictures, and figures without labels. */
export function pageLists(all: WrittenText[], readPicture: (address: string) => string | null): string[] {
  const pages = readingPages(all).filter(({ language }) => language === "hi");
  return byCourse(pages).flatMap(([group, texts]) => {
    const bare = texts.filter(({ source }) => !picture.test(source));
    const pictures = texts.flatMap(({ source }) => source.match(new RegExp(picture, "gm")) ?? []);
    const addresses = texts.flatMap(({ source }) =>
      [...source.matchAll(/^::figure\{[^}]*src="([^"]+)"/gm)].map(([, address]) => address ?? ""),
    );
    const silent = addresses.filter((address) => !/<text\b/.test(readPicture(address) ?? ""));
    const remarks = [
      bare.length > texts.length * mostWithoutPicture &&
        `${bare.length} of ${texts.length} pages have no picture: ${bare.map(({ file }) => file).join(", ")}`,
      silent.length > pictures.length * mostWithoutPicture &&
        `${silent.length} of ${pictures.length} pictures have no label: ${[...new Set(silent)].join(", ")}`,
    ];
    return remarks.filter(Boolean).map((remark) => `${group}: ${remark}`);
  });
}

const byCourse = (pages: WrittenText[]) => [...Map.groupBy(pages, ({ file }) => file.split("/").slice(0, 2).join("/"))];
