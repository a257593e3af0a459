import * as z from "zod";
import { noneTwice } from "../broken";
import { id, shownFields, text } from "../schema";

const options = z
  .array(z.strictObject({ id, correct: z.boolean().default(false), ...shownFields }))
  .length(4)
  .refine((all) => all.filter(({ correct }) => correct).length === 1, "exactly one option is right")
  .superRefine(noneTwice((option) => option.id));
const situation = z.strictObject({ question: text, options, why: text });

/** A course's `before-after.yaml`: each subject once in each form, so that both are equal (rule: situations.once). */
export const situationsFile = z.strictObject({
  subjects: z
    .array(z.strictObject({ id, name: text, a: situation, b: situation }))
    .length(8)
    .superRefine(noneTwice((subject) => subject.id)),
});
export type SituationSubject = z.infer<typeof situationsFile>["subjects"][number];
