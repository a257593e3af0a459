import * as z from "zod";
import type { Language } from "../../i18n/language";
import { BrokenContent } from "../broken";
import { writtenFields } from "../schema";

export const sharedTextsFile = z
  .array(z.strictObject({ key: z.string().regex(/^[a-z-]+$/), ...writtenFields }))
  .refine((texts) => new Set(texts.map(({ key }) => key)).size === texts.length, {
    message: "two shared texts have the same key",
  });

/** A text that several pages need in the same words, such as the limits of secrecy. Markdown in every language. */
export type SharedText = z.infer<typeof sharedTextsFile>[number];

const reference = /\{text:([^{}]*)\}/g;

/**
 * Replaces `{text:limits-of-secrecy}` by that text in the page's language. @throws BrokenContent for a key that is not
 * published
 */
export function insertSharedTexts(file: string, source: string, language: Language, texts: SharedText[]): string {
  return source.replace(reference, (written, key: string) => {
    const found = texts.find((each) => each.key === key);
    if (found) return found[language];
    throw new BrokenContent([
      { file, field: written, message: `names no shared text; there are ${texts.map((each) => each.key).join(", ")}` },
    ]);
  });
}
