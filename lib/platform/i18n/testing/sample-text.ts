import { inEachLanguage, type Text } from "../language";

/** A text of a test. Languages that the test is not about have the English one. */
export function sampleText(english: string, hindi = english): Text {
  return { ...inEachLanguage(() => english), hi: hindi };
}
