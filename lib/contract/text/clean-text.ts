const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;
const controls = /[^\P{Cc}\n]/gu;
const loneSurrogates = /\p{Cs}/gu;
// Signs without a picture, from a zero-width space to a Hangul filler and the marks that turn the direction of writing.
// Those between the letters of Hindi words and in emoji stay.
const invisible = /(?!\p{Join_Control}|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;
// What is left of a text that shows nothing: spaces, the empty pattern of Braille, and joiners of nothing.
const visible = /[^\s\u2800\p{Join_Control}\p{Variation_Selector}]/u;

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
  return cleanText(typed).replace(/\s*\n\s*/g, " ");
}

/** A name as above, but with control signs and line breaks inside: the rule of names refuses it in words. */
export function cleanName(typed: string): string {
  const text = withoutInvisible(typed);
  return visible.test(text) ? text : "";
}

function withoutInvisible(text: string): string {
  return text.normalize("NFC").replace(loneSurrogates, "").replace(invisible, "").trim();
}
