import * as z from "zod";
import type { Language } from "../../i18n/language";
import { brokenAt, noneTwice, type Problem, throwIfBroken } from "../broken";
import { id, written, writtenFields } from "../schema";
import type { Source } from "./sources";

const place = z
  .string()
  .regex(
    /^(courses|articles|class-plans)\/[\w/-]+$/,
    "must be an article's folder, a lesson's page without .en.md or a class plan without .yaml",
  );
const fact = z.strictObject({
  key: id,
  ...writtenFields,
  sources: z.array(id).min(1),
  /** Where in its sources it is: a section, a table, a heading. npm run content asks for it. */
  place: written.optional(),
  sections: z.array(z.string().regex(/^\d+[A-Z]?$/, "must be a section's number, as 66E")).default([]),
  certainty: z.enum(["high", "medium", "low"]),
  checked: z.strictObject({ by: written, on: z.iso.date(), at: z.url().optional() }).optional(),
  values: z.array(written).default([]),
  in: z.array(place).default([]),
});

export const factsFile = z
  .array(fact)
  .min(1)
  .superRefine(noneTwice(({ key }) => key))
  .superRefine((facts, context) => {
    for (const [index, each] of facts.entries()) {
      const report = (message: string) => context.addIssue({ code: "custom", path: [index, "in"], message });
      if (each.in.length > 0 && !mayBePrinted(each)) report(`${each.key} is printed, but ${whyNot(each)}`);
      if (each.in.length > 0 && each.values.length === 0)
        report(`${each.key} has no values that its pages could be held to`);
    }
  });

/**
 * A number, a law or a date that texts depend on. Its `values` must occur in every language of the pages that `in`
 * names, so that a fact which changes names every place to mend; `{fact:key}` prints its text. `certainty` says whether
 * it may be printed: "medium" after a look at the source, or at a stored copy of what was published about it (`at`).
 */
export type Fact = z.infer<typeof fact>;

/** High certainty, or medium after a look at the source. */
export function mayBePrinted({ certainty, checked }: Fact): boolean {
  return certainty === "high" || (certainty === "medium" && checked !== undefined);
}

function whyNot({ certainty }: Fact): string {
  return certainty === "low" ? "its certainty is low" : "nobody has looked it up (checked)";
}

const reference = /\{fact:([^{}]*)\}/g;

/** Replaces `{fact:anaemia-share}` by the fact. @throws BrokenContent for an unknown one, or one not to print */
export function insertFacts(file: string, source: string, language: Language, facts: Fact[]): string {
  return source.replace(reference, (written, key: string) => {
    const found = facts.find((each) => each.key === key);
    if (!found) throw brokenAt(file, written, "names no fact of facts.yaml");
    if (!mayBePrinted(found)) throw brokenAt(file, written, `may not be printed: ${whyNot(found)}`);
    return found[language];
  });
}

/** Each fact's sources must be there, and its values in the pages that it names. @throws BrokenContent */
export function checkFacts(
  files: { has: (file: string) => boolean; text: (file: string) => string },
  facts: Fact[],
  sources: Source[],
): void {
  const problems: Problem[] = [];
  const known = new Set(sources.map(({ key }) => key));
  for (const { key, sources: named, values, in: places } of facts) {
    const report = (file: string, message: string) => problems.push({ file, field: key, message });
    const lost = named.find((each) => !known.has(each));
    if (lost) report("facts.yaml", `names ${lost}, which is no source of sources.yaml`);
    for (const file of places.flatMap(placeFiles)) {
      const text = files.has(file) ? files.text(file) : null;
      if (text === null) report("facts.yaml", `names ${file}, which is not there`);
      else
        for (const value of values.filter((each) => !contains(text, each)))
          report(file, `does not contain ${value}, as the fact says`);
    }
  }
  throwIfBroken(problems);
}

/** A language that is added later may write numbers and laws with its own digits and letters. */
const sameDigits: Language[] = ["en", "hi"];

function placeFiles(place: string): string[] {
  if (place.startsWith("class-plans/")) return [`${place}.yaml`];
  return sameDigits.map((language) => `${place}${place.startsWith("articles/") ? "/" : "."}${language}.md`);
}

/** Whether the value occurs in the text, and not as a part of a longer number: "8" is not in "18". */
function contains(text: string, value: string): boolean {
  const quoted = value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\d.,])${quoted}(?!\\d|[.,]\\d)`, "u").test(text);
}

const numbers = /\d+[A-Z]?(?:\(\d+\))?/g;
const joint = String.raw`(?:,\s*|\s+(?:and|or|to|और|या|से)\s+)`;
const sections = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:sections?|धारा|धाराएँ|धाराओं)\s+(${numbers.source}(?:${joint}${numbers.source})*)`,
  "giu",
);
const shares = /(?<![\d.])(\d+(?:\.\d+)?)\s?(?:%|percent|per cent|प्रतिशत)/gu;

/** A section of a law or a share of people that no fact has: it would stay when law or survey changes. */
export function uncoveredFigures(file: string, text: string, facts: Fact[]): Problem[] {
  if (!/^(?:articles\/|class-plans\/|courses\/.*\/\d+\.)/.test(file)) return [];
  const knownSections = new Set(facts.flatMap((fact) => fact.sections));
  const knownShares = new Set(facts.flatMap((fact) => fact.values.map((value) => value.replace(/%$/, ""))));
  const named = [...text.matchAll(sections)]
    .flatMap(([, list]) => list?.match(numbers) ?? [])
    .map((each) => each.replace(/\(.*/, ""));
  const counted = [...text.matchAll(shares)].map(([, number]) => number ?? "");
  return [
    ...named.filter((each) => !knownSections.has(each)).map((each) => `names section ${each}`),
    ...counted.filter((each) => !knownShares.has(each)).map((each) => `says ${each} percent`),
  ].map((what) => ({ file, field: "", message: `${what}, which is in no fact of facts.yaml` }));
}
