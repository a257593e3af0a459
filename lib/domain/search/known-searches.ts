import * as z from "zod";
import { ContentFiles } from "../../platform/content/files";
import { written } from "../../platform/content/schema";

const searchesFile = z
  .array(
    z.strictObject({
      search: written,
      /** The address that must come first; `none` where the portal has nothing on it and must say so. */
      first: z.union([z.literal("none"), z.string().startsWith("/")]),
      /** The emergency whose six lines stand above the results. */
      emergency: written.optional(),
      /** Pages that may not be among the results. */
      never: z.array(z.string().startsWith("/")).default([]),
      /** A subject on which no wrong page may ever come first. */
      about: z.enum(["suicide", "abuse", "snake bite", "pregnancy"]).optional(),
    }),
  )
  .min(60)
  .superRefine((searches, context) => {
    const all = searches.map(({ search }) => search);
    const twice = all.find((each, index) => all.indexOf(each) !== index);
    if (twice) context.addIssue({ code: "custom", message: `the search ${twice} occurs twice` });
  });

/** A search as somebody types it, and the page that must come first. */
export type KnownSearch = z.infer<typeof searchesFile>[number];

/** Reads `searches.yaml`, by which the search is judged. @throws BrokenContent */
export function loadSearches(root: string): KnownSearch[] {
  return new ContentFiles(root).yaml("searches.yaml", searchesFile);
}
