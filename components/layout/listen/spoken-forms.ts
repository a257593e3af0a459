/** What a voice would read wrongly, and what it says instead, for one language. */
export type SpokenForms = Record<"words" | "after" | "before" | "between", [written: string, said: string][]>;

const number = String.raw`\d+(?:[.,]\d+)*`;
/** No letter, sign of a vowel or digit follows. */
const wordEnd = String.raw`(?![\p{L}\p{M}\p{N}])`;
/** Older browsers know no look-behind, so what stands before a word is found with it and put back. */
const wordStart = String.raw`(^|[^\p{L}\p{M}\p{N}])`;

/** The finding of forms in a text, by where they stand. */
export const patterns: Record<keyof SpokenForms, (any: string) => RegExp> = {
  words: (any) => new RegExp(`${wordStart}(${any})${wordEnd}`, "gu"),
  after: (any) => new RegExp(String.raw`(${number})\s?(${any})${wordEnd}`, "gu"),
  before: (any) => new RegExp(String.raw`(${any})\s?(${number})`, "gu"),
  between: (any) => new RegExp(String.raw`(\d)\s?(${any})\s?(?=\d)`, "gu"),
};

/** For a regular expression: any of the forms, the longest first. */
export function matchAny(written: string[]): string {
  return [...written]
    .sort((a, b) => b.length - a.length)
    .map((each) => each.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
    .join("|");
}
