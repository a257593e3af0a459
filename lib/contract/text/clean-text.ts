const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;
const controls = /[^\P{Cc}\n]/gu;
const loneSurrogates = /\p{Cs}/gu;
// Signs without a picture, from a zero-width space to a Hangul filler and the marks that turn the direction of writing.
const invisible = /(?!\p{Join_Control}|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;
// U+FE0F shows the sign before it as a picture. The group matches where it does so.
const pictureSigns = /(\p{Extended_Pictographic}\ufe0f|[\d#*]\ufe0f\u20e3)|\ufe0f/gu;
// A joiner shows something between letters of a script that joins them, as a zero-width joiner after a virama, and
// between the parts of a picture. The group matches up to such a joiner. Not by a lookbehind: old browsers have none.
const joining = String.raw`(?!\p{Script=Latin})\p{L}\p{M}*`;
const viramas = String.raw`[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d]`;
const useful = [
  String.raw`${joining}\p{Join_Control}(?=\p{Join_Control}*(?!\p{Script=Latin})[\p{L}\p{M}])`,
  String.raw`${joining}${viramas}\u200d`,
  String.raw`\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?\u200d(?=\p{Join_Control}*\p{Extended_Pictographic})`,
];
const joiners = new RegExp(String.raw`(${useful.join("|")})|\p{Join_Control}`, "gu");
// No script puts more on a letter (UAX 15). Composing takes the square of the longest row of marks (threats T24).
const marksTooMany = /(\p{M}{30})\p{M}+/gu;
// What is left of a text that shows nothing: spaces, and the empty pattern of Braille.
const visible = /[^\s\u2800]/;

/**
 * A text that a person wrote, as it is stored and compared: in Unicode's composed form (NFC), without control signs and
 * invisible ones. A text that shows nothing is empty. Every field of a call that people write is cleaned here
 * (rule: api.written-text).
 */
export function cleanText(typed: string): string {
  const text = withoutInvisible(typed.replace(lineEnds, "\n").replaceAll("\t", " ").replace(controls, ""));
  return visible.test(text) ? text : "";
}

/** The same on one line. */
export function cleanLine(typed: string): string {
  return cleanText(typed).replace(/\s+/g, (gap) => (gap.includes("\n") ? " " : gap));
}

/** A name as above, but with control signs and line breaks inside: the rule of names refuses it in words. */
export function cleanName(typed: string): string {
  const text = withoutInvisible(typed);
  return visible.test(text) ? text : "";
}

function withoutInvisible(text: string): string {
  const signs = text.replace(loneSurrogates, "").replace(invisible, "").replace(pictureSigns, "$1");
  // Composed again, because a joiner may have stood between a letter and its mark.
  return composed(composed(signs).replace(joiners, "$1")).trim();
}

const composed = (text: string) => text.replace(marksTooMany, "$1").normalize("NFC");
