import { inEachLanguage, type Text } from "../language";

/** A text for a test; languages that are not given have the English one. */
export function sampleText(english: string, hindi = english): Text {
  return { ...inEachLanguage(() => english), hi: hindi };
}
