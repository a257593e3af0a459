import * as z from "zod";
import type { Language } from "../../i18n/language";
import { messagesIn } from "../../i18n/messages";
import { noneTwice } from "../broken";
import { text } from "../schema";

const helplineNumber = z
  .string()
  .regex(/^(?:\d{3,5}|1800(?:-\d+)+)$/, 'must be a helpline\'s number in quotes, as "112" or "1800-11-2356"');
export const helplinesFile = z
  .array(
    z.strictObject({
      key: z.string().regex(/^[a-z-]+$/),
      number: helplineNumber,
      alsoNumber: helplineNumber.optional(),
      /** Keys of the helplines to call if nobody answers at this one. */
      otherwise: z.array(z.string()).min(1),
      name: text,
      text,
      /** The same in one line of a phone, for a card that has results below it. */
      short: text,
    }),
  )
  .min(1)
  .superRefine(noneTwice(({ key }) => key))
  .superRefine((helplines, context) => {
    const keys = helplines.map(({ key }) => key);
    for (const { key, otherwise } of helplines)
      for (const other of otherwise)
        if (other === key || !keys.includes(other))
          context.addIssue({ code: "custom", message: `${key} has ${other} as its next number, which is none` });
  });

/** A helpline, identified by its key. `alsoNumber` is a second number of the same service. */
export type Helpline = z.infer<typeof helplinesFile>[number];

/** The best-known number of a helpline. */
export function helplineNumbers({ number, alsoNumber }: Helpline): string[] {
  return alsoNumber ? [number, alsoNumber] : [number];
}

/** The digits that a phone dials; the written number may have hyphens. */
export function telephoneAddress(number: string): string {
  return `tel:${number.replaceAll("-", "")}`;
}

const lastNumber = "emergency";

/**
 * One sentence on what to do if nobody answers, for a text or a list that shows these helplines; it names numbers as
 * references ({number:child}). Of several the next one is called; one alone, or beside the emergency number, has its own
 * next ones.
 */
export function ifNobodyAnswers(keys: readonly string[], language: Language, helplines: Helpline[]): string {
  const shown = helplines.filter(({ key }) => keys.includes(key));
  const others = shown.filter(({ key }) => key !== lastNumber);
  const [first, ...more] = others.length > 0 ? others : shown;
  if (!first) return "";
  const { nobodyNext, nobodyOne, or } = messagesIn(language).helplines;
  if (more.length > 0) return nobodyNext.replace("{emergency}", `{number:${lastNumber}}`);
  const next = [
    ...(first.alsoNumber ? [`{second:${first.key}}`] : []),
    ...first.otherwise.map((key) => `{numbers:${key}}`),
  ];
  return nobodyOne.replace("{next}", next.join(` ${or} `));
}

/** Adds that sentence to each `:::help` block that gives a number. */
export function withNextNumbers(source: string, language: Language, helplines: Helpline[]): string {
  return source.replaceAll(/^:::help[^\n]*\n([\s\S]*?)^:::[ \t]*$/gm, (block, body: string) => {
    const keys = helplineReferences(body).map(({ key }) => key);
    const sentence = ifNobodyAnswers(keys, language, helplines);
    return sentence ? block.replace(/:::[ \t]*$/, `\n${sentence}\n:::`) : block;
  });
}

const reference = /\{(helpline|number|numbers|second):([^{}]*)\}/g;

/** Every helpline reference in a text, known or not. */
export function helplineReferences(source: string): { written: string; key: string }[] {
  return [...source.matchAll(reference)].map(([written, , key]) => ({ written, key: key ?? "" }));
}

/**
 * Replaces `{helpline:child}` by "Child Helpline 1098", `{number:child}` by "1098" and `{numbers:tele-manas}` by every
 * number of that helpline, `{second:tele-manas}` by its second one, in the page's language. `show` makes the text from the words and the number that is dialled.
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
    if (kind === "second") return helpline.alsoNumber ? show(helpline.alsoNumber, helpline.alsoNumber) : written;
    if (kind === "numbers")
      return helplineNumbers(helpline)
        .map((each) => show(each, each))
        .join(` ${messagesIn(language).helplines.or} `);
    return show(kind === "number" ? helpline.number : `${helpline.name[language]} ${helpline.number}`, helpline.number);
  });
}

/** The space between a helpline's name and its number, where no line ends. */
const beforeNumber = /(?<=[\p{L}\p{M}]) (?=\{numbers?:)/gu;
const beforeDigits = / (?=[\d-]+$)/;

/** References in Markdown become links that a phone dials. */
export function linkHelplines(source: string, language: Language, helplines: Helpline[]): string {
  return expandHelplines(
    source.replace(beforeNumber, "\u00a0"),
    language,
    helplines,
    (words, number) => `[${words.replace(beforeDigits, "\u00a0")}](${telephoneAddress(number)})`,
  );
}
