import * as z from "zod";
import { id, shownFields } from "../schema";

const option = z.strictObject({ id, ...shownFields });
const worded = { id, ...shownFields };
const chosen = { options: z.array(option).min(2).max(12) };
const question = z
  .discriminatedUnion("type", [
    z.strictObject({ type: z.literal("text"), ...worded }),
    z.strictObject({ type: z.literal("textarea"), ...worded }),
    z.strictObject({ type: z.literal("radio"), ...worded, ...chosen }),
    z.strictObject({ type: z.literal("checkbox"), ...worded, ...chosen }),
    z.strictObject({ type: z.literal("select"), ...worded, ...chosen }),
  ])
  .superRefine((value, context) => {
    const twice = "options" in value ? firstDuplicate(value.options.map((each) => each.id)) : undefined;
    if (twice) context.addIssue({ code: "custom", path: ["options"], message: `the option id ${twice} occurs twice` });
  });
export type FormQuestion = z.infer<typeof question>;

export const questionList = z
  .array(question)
  .min(1)
  .max(100)
  .superRefine((questions, context) => {
    const twice = firstDuplicate(questions.map((each) => each.id));
    if (twice) context.addIssue({ code: "custom", message: `the question id ${twice} occurs twice` });
  });

/** The first id that occurs twice in a list. */
export function firstDuplicate(ids: string[]): string | undefined {
  return ids.find((each, index) => ids.indexOf(each) !== index);
}
