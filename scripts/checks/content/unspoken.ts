import type { Problem } from "../../../lib/platform/content/broken";
import type { Spoken } from "../../../lib/platform/content/spoken/spoken";
import { isReading, proseLines, type WrittenText } from "./texts";

/** Two capitals or more: "HIV", "StopNCII". */
const inLatin = /(?<![\p{L}\p{M}\p{N}])[A-Za-z]*[A-Z][a-z]*[A-Z][A-Za-z]*(?![\p{L}\p{M}])/gu;

/** The names of Latin letters as Hindi writes them; two or more of them in one word are an abbreviation. */
const letterNames = "डब्ल्यू|क्यू|एक्स|ज़ेड|जेड|एफ़|एफ|एच|एम|एन|एल|एस|आई|आर|वाई|बी|सी|डी|जी|जे|के|पी|टी|यू|वी|ओ|ई|ए";
const inDevanagari = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${letterNames}){2,}(?![\p{L}\p{M}])`, "gu");
/** Words that only look like names of letters: vaccines, a whistle, mister, lived. */
const plainWords = new Set(["टीके", "सीटी", "बीवी", "जीजी", "पीके", "पीए", "सीके", "जीए", "आईए", "केए", "एजी"]);

/** The abbreviations in a line of text, each once. */
export function abbreviationsIn(words: string): string[] {
  const read = words.replaceAll(/\{[^{}]*\}|https?:\/\/\S+|[\w-]+(?:\.[\w-]+)+/g, " ");
  const found = [...read.matchAll(inLatin), ...read.matchAll(inDevanagari)].map(([word]) => word);
  return [...new Set(found)].filter((word) => !plainWords.has(word));
}

/** An abbreviation in what a phone reads aloud that `spoken.yaml` does not say: each voice would guess at it. */
export function unspokenAbbreviations(texts: WrittenText[], { words }: Spoken): Problem[] {
  const known = new Set(words.flatMap(({ written }) => written));
  return texts.filter(isReadAloud).flatMap(({ file, source }) =>
    proseLines(source, { tables: true }).flatMap(({ number: line, words: read }) =>
      abbreviationsIn(read)
        .filter((word) => !known.has(word))
        .map((word) => ({ file, field: `line ${line}`, message: `says ${word}, which spoken.yaml has no words for` })),
    ),
  );
}

/** A lesson or an article, and what stands in it: scenes, drawings and exercises. */
function isReadAloud(text: WrittenText): boolean {
  return isReading(text) ? text.file.endsWith(".md") : /^(?:scenes|drawings|exercises)\//.test(text.file);
}
