import * as z from "zod";

const written = z.string().trim().min(1);

/** One term, one word in each language; `search` holds the other words under which people look for it. */
export const glossaryFile = z.array(z.strictObject({ en: written, hi: written, note: written.optional(), search: z.array(written).min(1).optional() })).min(1);
export type Term = z.infer<typeof glossaryFile>[number];
