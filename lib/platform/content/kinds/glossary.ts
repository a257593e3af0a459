import * as z from "zod";
import { written, writtenFields } from "../schema";

const words = z.array(written).min(1).optional();

/**
 * One term, one word in each language; `search` has the other words under which people look for it. A query with a
 * `loose` word finds the term, but a query with the term does not search for it, because it has many other meanings.
 * Results for the `related` terms are shown too. A visitor who searches for a term with `helplines` may be in need, and
 * sees these numbers (keys of helplines.yaml) above the results. The texts say none of the `never` words, which the
 * check of the texts finds; a word belongs to the language of its script.
 */
const term = z.strictObject({
  ...writtenFields,
  note: written.optional(),
  never: words,
  search: words,
  loose: words,
  related: words,
  helplines: words,
});

export const glossaryFile = z
  .array(term)
  .min(1)
  .superRefine((terms, context) => {
    const known = new Set(terms.map(({ en }) => en));
    for (const [index, { related = [] }] of terms.entries()) {
      const unknown = related.find((each) => !known.has(each));
      if (unknown) context.addIssue({ code: "custom", path: [index, "related"], message: `${unknown} is no term` });
    }
  });
export type Term = z.infer<typeof glossaryFile>[number];
