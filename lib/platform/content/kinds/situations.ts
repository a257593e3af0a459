import * as z from "zod";
import type { ContentFiles } from "../files";
import { id, shownFields, text } from "../schema";

const options = z
  .array(z.strictObject({ id, correct: z.boolean().default(false), ...shownFields }))
  .length(4)
  .refine((all) => all.filter(({ correct }) => correct).length === 1, "exactly one option is right")
  .refine((all) => new Set(all.map((each) => each.id)).size === all.length, "two options have the same id");
const situation = z.strictObject({ question: text, options, why: text });

/** A course's `before-after.yaml`: each subject once in each form, so that both are equal (rule: situations.once). */
const situationsFile = z.strictObject({
  subjects: z
    .array(z.strictObject({ id, name: text, a: situation, b: situation }))
    .length(8)
    .refine((all) => new Set(all.map((each) => each.id)).size === all.length, "two subjects have the same id"),
});
export type SituationSubject = z.infer<typeof situationsFile>["subjects"][number];

/** The subjects of a course; none where it has no such file. @throws BrokenContent */
export function loadSituations(files: ContentFiles, folder: string): SituationSubject[] {
  const file = `${folder}/before-after.yaml`;
  return files.has(file) ? files.yaml(file, situationsFile).subjects : [];
}
