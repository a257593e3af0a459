import * as z from "zod";
import { written, writtenFields } from "../schema";

const words = z.array(written).min(1).optional();

/**
 * One term, one word in each language; `search` holds the other words under which people look for it. `loose` words lead to it,
 * but stand for much else in the texts: they are not searched for in its place. Results for the `related` terms are shown as well.
 * A visitor who searches for a term with `helplines` may be in need, and sees these numbers (keys of helplines.yaml) above the results.
 */
const term = z.strictObject({ ...writtenFields, note: written.optional(), search: words, loose: words, related: words, helplines: words });

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
