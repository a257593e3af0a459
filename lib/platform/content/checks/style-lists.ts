import { isReading, proseLines, sentencesOf, type WrittenText } from "./texts";

const longSentence = 18;
const longShare = 0.05;
const longMean = 12;
const fullParagraph = 6;
const mostContrasts = 2;
// "X नहीं, Y": the figure that English texts are full of.
const contrast = /[\p{L}\p{M}]+ नहीं, [\p{L}\p{M}]/gu;

/**
 * What a writer should look at in Hindi, one line for each page: it stops nothing, because a good sentence may be long.
 */
export function styleLists(texts: WrittenText[]): string[] {
  return texts
    .filter((text) => text.language === "hi" && isReading(text))
    .flatMap(({ file, source }) => remarksOn(source).map((remark) => `${file}: ${remark}`));
}

function remarksOn(source: string): string[] {
  const lines = proseLines(source);
  const lengths = lines.flatMap(({ words }) =>
    sentencesOf(words.replaceAll(/\{[^{}]*\}/g, "N")).map(
      (sentence) => sentence.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0,
    ),
  );
  const long = lengths.filter((each) => each > longSentence).length;
  const mean = lengths.reduce((sum, each) => sum + each, 0) / Math.max(1, lengths.length);
  const full = lines.filter(({ words }) => sentencesOf(words).length > fullParagraph);
  const contrasts = lines.flatMap(({ words }) => words.match(contrast) ?? []).length;
  return [
    ...(long > lengths.length * longShare
      ? [`${long} of ${lengths.length} sentences have more than ${longSentence} words`]
      : []),
    ...(mean > longMean ? [`a sentence has ${mean.toFixed(1)} words in the mean, more than ${longMean}`] : []),
    ...full.map(({ number }) => `line ${number} is a paragraph of more than ${fullParagraph} sentences`),
    ...(contrasts > mostContrasts ? [`"X नहीं, Y" stands ${contrasts} times`] : []),
  ];
}
