import * as z from "zod";
import { inEachLanguage, type Language } from "../../i18n/language";
import { brokenAt, noneTwice, type Problem } from "../broken";
import type { Helpline } from "../kinds/helplines";
import { id, shown, text } from "../schema";

/** As many as a hurried reader takes in, and as fit on a phone together with the numbers. */
const linesOfEmergency = 6;

export const emergenciesFile = z
  .array(
    z.strictObject({
      id,
      title: text,
      /** What to do, in the order in which it is done. */
      lines: z.strictObject(inEachLanguage(() => z.array(shown).length(linesOfEmergency))),
      /** Keys of helplines.yaml, the first to call first. */
      numbers: z.array(id).min(1),
      /** The article with the whole text. */
      link: z.string().regex(/^\/topic\/[a-z0-9-]+\/[a-z0-9-]+$/, "must be the address of an article"),
    }),
  )
  .min(1)
  .superRefine(noneTwice((emergency) => emergency.id));

/** What to do first while somebody is in danger of life: shown as it is above a search, and part of the articles. */
export type Emergency = z.infer<typeof emergenciesFile>[number];

const reference = /\{emergency:([^{}]*)\}/g;

/** Replaces `{emergency:drowning}` by its numbered lines. @throws BrokenContent for an id that is not published */
export function insertEmergencies(file: string, source: string, language: Language, all: Emergency[]): string {
  return source.replace(reference, (written, named: string) => {
    const found = all.find((each) => each.id === named);
    if (found) return found.lines[language].map((line, index) => `${index + 1}. ${line}`).join("\n");
    const message = `names no emergency; there are ${all.map((each) => each.id).join(", ")}`;
    throw brokenAt(file, written, message);
  });
}

/** The numbers and the article of each emergency must be published. */
export function emergencyProblems(
  all: Emergency[],
  helplines: Helpline[],
  articles: { topic: string; id: string }[],
): Problem[] {
  const problem = (field: string, message: string) => ({ file: "emergencies.yaml", field, message });
  const addresses = new Set(articles.map(({ topic, id: slug }) => `/topic/${topic}/${slug}`));
  return all.flatMap((each) => [
    ...each.numbers
      .filter((key) => !helplines.some((helpline) => helpline.key === key))
      .map((key) => problem(`${each.id}.numbers`, `names ${key}, which is no helpline`)),
    ...(addresses.has(each.link) ? [] : [problem(`${each.id}.link`, `${each.link} leads to no article`)]),
  ]);
}
