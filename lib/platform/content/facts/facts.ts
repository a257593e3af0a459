import * as z from "zod";
import type { Language } from "../../i18n/language";
import { BrokenContent } from "../broken";
import { id, written, writtenFields } from "../schema";

const fact = z.strictObject({
  key: id,
  ...writtenFields,
  sources: z.array(id).min(1),
  sections: z.array(z.string().regex(/^\d+[A-Z]?$/, "must be a section's number, as 66E")).default([]),
  certainty: z.enum(["high", "medium", "low"]),
  checked: z.strictObject({ by: written, on: z.iso.date() }).optional(),
  values: z.array(written).default([]),
  in: z.array(z.string().regex(/^(courses|articles)\/[\w/-]+$/, "must be an article's folder or a lesson's page without .en.md")).default([]),
});

export const factsFile = z
  .array(fact)
  .min(1)
  .superRefine((facts, context) => {
    const keys = facts.map(({ key }) => key);
    const twice = keys.find((key, index) => keys.indexOf(key) !== index);
    if (twice) context.addIssue({ code: "custom", message: `${twice} stands twice` });
    for (const [index, each] of facts.entries()) {
      const path = [index, "in"];
      if (each.in.length > 0 && !mayBePrinted(each)) context.addIssue({ code: "custom", path, message: `${each.key} is printed, but ${whyNot(each)}` });
      if (each.in.length > 0 && each.values.length === 0)
        context.addIssue({ code: "custom", path, message: `${each.key} has no values that its pages could be held to` });
    }
  });

/**
 * A number, a law or a date that texts rest on. Its `values` must stand in every language of the pages that `in` names, so that a fact which changes
 * names every place to mend; `{fact:key}` prints its text. `certainty` says whether it may be printed: "medium" after a look at the source.
 */
export type Fact = z.infer<typeof fact>;

function mayBePrinted({ certainty, checked }: Fact): boolean {
  return certainty === "high" || (certainty === "medium" && checked !== undefined);
}

function whyNot({ certainty }: Fact): string {
  return certainty === "low" ? "its certainty is low" : "nobody has looked it up (checked)";
}

const reference = /\{fact:([^{}]*)\}/g;

/** Replaces `{fact:anaemia-share}` by the fact in the page's language. @throws BrokenContent for one that is not there or may not be printed */
export function insertFacts(file: string, source: string, language: Language, facts: Fact[]): string {
  return source.replace(reference, (written, key: string) => {
    const found = facts.find((each) => each.key === key);
    if (!found) throw new BrokenContent([{ file, field: written, message: "names no fact of facts.yaml" }]);
    if (!mayBePrinted(found)) throw new BrokenContent([{ file, field: written, message: `may not be printed: ${whyNot(found)}` }]);
    return found[language];
  });
}
