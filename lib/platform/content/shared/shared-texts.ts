import * as z from "zod";
import type { Language } from "../../i18n/language";
import { brokenAt, noneTwice } from "../broken";
import { writtenFields } from "../schema";
import { mapTexts } from "../text/map-texts";

export const sharedTextsFile = z
  .array(z.strictObject({ key: z.string().regex(/^[a-z-]+$/), ...writtenFields }))
  .superRefine(noneTwice(({ key }) => key));

/** A text that several pages need in the same words, such as the limits of secrecy. Markdown in every language. */
export type SharedText = z.infer<typeof sharedTextsFile>[number];

const reference = /\{text:([^{}]*)\}/g;
const marks = /\*\*|\]\(|^(?:[-#>|]|\d+\.) /m;

/** Replaces `{text:limits-of-secrecy}` by that text. @throws BrokenContent for a key that is not published */
export function insertSharedTexts(file: string, source: string, language: Language, texts: SharedText[]): string {
  return source.replace(reference, (written, key: string) => {
    const found = texts.find((each) => each.key === key);
    if (found) return found[language];
    throw brokenAt(file, written, `names no shared text; there are ${texts.map((each) => each.key).join(", ")}`);
  });
}

/**
 * The same in every text of a parsed YAML file. A field of YAML is shown as it is, so a shared text with marks of
 * Markdown cannot stand there. @throws BrokenContent
 */
export function insertSharedTextsInYaml(file: string, value: unknown, texts: SharedText[]): unknown {
  return mapTexts(value, (text, language) => {
    const whole = insertSharedTexts(file, text, language, texts);
    if (whole === text || !marks.test(whole)) return whole;
    throw brokenAt(file, text, "names a shared text with Markdown, which is not shown here");
  });
}

/** Shared texts may name each other, one step deep. @throws BrokenContent */
export function joinSharedTexts(file: string, texts: SharedText[], languages: readonly Language[]): SharedText[] {
  return texts.map((each) => {
    const joined = { ...each };
    for (const language of languages) {
      joined[language] = insertSharedTexts(file, each[language], language, texts);
      if (joined[language].includes("{text:"))
        throw brokenAt(file, each.key, "names a shared text that itself names one: one step is the limit");
    }
    return joined;
  });
}
