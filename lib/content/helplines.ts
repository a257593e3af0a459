import * as z from "zod";
import { BrokenContent } from "./broken";
import type { ContentFiles } from "./files";
import { type CoreIssue, text } from "./schema";

const helplinesFile = z
  .array(z.strictObject({ key: z.string().regex(/^[a-z-]+$/), number: z.string().regex(/^\d{3,5}$/, "must be a short number in quotes"), name: text, text }))
  .min(1)
  .superRefine((helplines, context) => {
    const keys = helplines.map((each) => each.key);
    const twice = keys.find((each, index) => keys.indexOf(each) !== index);
    if (twice) context.addIssue({ code: "custom", message: `${twice} stands twice` });
  });

/** A number that anybody may call, known by its key. */
export type Helpline = z.infer<typeof helplinesFile>[number];

/** Reads `helplines.yaml`; each topic's helplines must be among them. @throws BrokenContent */
export function loadHelplines(files: ContentFiles, topics: CoreIssue[]): Helpline[] {
  const helplines = files.yaml("helplines.yaml", helplinesFile);
  const known = new Set(helplines.map((each) => each.key));
  const problems = topics.flatMap((topic, index) =>
    topic.helplines
      .filter((key) => !known.has(key))
      .map((key) => ({ file: "topics.yaml", field: `${index}.helplines`, message: `names ${key}, which is no helpline` })),
  );
  if (problems.length > 0) throw new BrokenContent(problems);
  return helplines;
}
