import * as z from "zod";
import type { Language } from "../../i18n/language";
import { messagesIn } from "../../i18n/messages";
import { BrokenContent } from "../broken";
import { type CoreIssue, text } from "../schema";

const helplineNumber = z
  .string()
  .regex(/^(?:\d{3,5}|1800(?:-\d+)+)$/, 'must be a helpline\'s number in quotes, as "112" or "1800-11-2356"');
export const helplinesFile = z
  .array(
    z.strictObject({
      key: z.string().regex(/^[a-z-]+$/),
      number: helplineNumber,
      alsoNumber: helplineNumber.optional(),
      name: text,
      text,
    }),
  )
  .min(1)
  .superRefine((helplines, context) => {
    const keys = helplines.map((each) => each.key);
    const twice = keys.find((each, index) => keys.indexOf(each) !== index);
    if (twice) context.addIssue({ code: "custom", message: `${twice} occurs twice` });
  });

/** A helpline, identified by its key. `alsoNumber` is a second number of the same service. */
export type Helpline = z.infer<typeof helplinesFile>[number];

/** Each topic's helplines must be among the published ones. @throws BrokenContent */
export function checkTopicHelplines(helplines: Helpline[], topics: CoreIssue[]): void {
  const known = new Set(helplines.map((each) => each.key));
  const problems = topics.flatMap((topic, index) =>
    topic.helplines
      .filter((key) => !known.has(key))
      .map((key) => ({
        file: "topics.yaml",
        field: `${index}.helplines`,
        message: `names ${key}, which is no helpline`,
      })),
  );
  if (problems.length > 0) throw new BrokenContent(problems);
}

/** The best-known number of a helpline. */
export function helplineNumbers({ number, alsoNumber }: Helpline): string[] {
  return alsoNumber ? [number, alsoNumber] : [number];
}

/** The digits that a phone dials; the written number may have hyphens. */
export function telephoneAddress(number: string): string {
  return `tel:${number.replaceAll("-", "")}`;
}

const reference = /\{(helpline|number|numbers):([^{}]*)\}/g;

/** Every helpline reference in a text, known or not. */
export function helplineReferences(source: string): { written: string; key: string }[] {
  return [...source.matchAll(reference)].map(([written, , key]) => ({ written, key: key ?? "" }));
}

/**
 * Replaces `{helpline:child}` by "Child Helpline 1098", `{number:child}` by "1098" and `{numbers:tele-manas}` by every
 * number of that helpline, in the page's language. `show` makes the text from the words and the number that is dialled.
 * An unknown reference stays as it is.
 */
export function expandHelplines(
  source: string,
  language: Language,
  helplines: Helpline[],
  show: (words: string, number: string) => string,
): string {
  return source.replace(reference, (written, kind: string, key: string) => {
    const helpline = helplines.find((each) => each.key === key);
    if (!helpline) return written;
    if (kind === "numbers")
      return helplineNumbers(helpline)
        .map((each) => show(each, each))
        .join(` ${messagesIn(language).helplines.or} `);
    return show(kind === "number" ? helpline.number : `${helpline.name[language]} ${helpline.number}`, helpline.number);
  });
}

/** References in Markdown become links that a phone dials. */
export function linkHelplines(source: string, language: Language, helplines: Helpline[]): string {
  return expandHelplines(source, language, helplines, (words, number) => `[${words}](${telephoneAddress(number)})`);
}
