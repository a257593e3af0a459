import * as z from "zod";
import { isLanguage, type Language } from "../../i18n/language";
import { brokenAt } from "../broken";
import { writtenFields } from "../schema";

export const sharedTextsFile = z
  .array(z.strictObject({ key: z.string().regex(/^[a-z-]+$/), ...writtenFields }))
  .refine((texts) => new Set(texts.map(({ key }) => key)).size === texts.length, {
    message: "two shared texts have the same key",
  });

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
 * The same in every text of a parsed YAML file, whose languages are the keys above it. A field of YAML is shown as it
 * is, so a shared text with marks of Markdown cannot stand there. @returns a copy
 * @throws BrokenContent
 */
export function insertSharedTextsInYaml(
  file: string,
  value: unknown,
  texts: SharedText[],
  language?: Language,
): unknown {
  if (typeof value === "string") {
    if (!language || !value.includes("{text:")) return value;
    const whole = insertSharedTexts(file, value, language, texts);
    if (marks.test(whole)) throw brokenAt(file, value, "names a shared text with Markdown, which is not shown here");
    return whole;
  }
  if (Array.isArray(value)) return value.map((each) => insertSharedTextsInYaml(file, each, texts, language));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      insertSharedTextsInYaml(file, each, texts, isLanguage(key) ? key : language),
    ]),
  );
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
