import fs from "node:fs";
import path from "node:path";
import { pageLists } from "./page-lists";
import { repeatedInFiles } from "./repeats/repeated-sentences";
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
  return texts
    .filter((text) => text.language === "hi" && (isReading(text) || isClassPlan(text)))
    .flatMap((text) =>
      (text.file.endsWith(".md") ? remarksOn(text.source) : remarksOnLines(text.source, true)).map(
        (remark) => `${text.file}: ${remark}`,
      ),
    );
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
  const contrasts = lines.filter(({ words }) => words.match(contrast)).map(({ number }) => number);
  const count = lines.flatMap(({ words }) => words.match(contrast) ?? []).length;
  return [
    ...(long.length > sentences.length * longShare
      ? [
          `${long.length} of ${sentences.length} sentences have more than ${longSentence} words: ${formatLines(long.map(({ number }) => number))}`,
        ]
      : []),
    ...(mean > longMean ? [`a sentence has ${mean.toFixed(1)} words in the mean, more than ${longMean}`] : []),
    ...full.map(({ number }) => `line ${number} is a paragraph of more than ${fullParagraph} sentences`),
    ...(count > mostContrasts ? [`"X नहीं, Y" stands ${count} times: ${formatLines(contrasts)}`] : []),
    ...remarksOnLines(source, false),
  ];
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

function formatLines(numbers: number[]): string {
  return `line ${[...new Set(numbers)].join(", ")}`;
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
