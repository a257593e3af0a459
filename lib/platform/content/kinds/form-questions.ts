import * as z from "zod";
import { noneTwice } from "../broken";
import { id, shownFields } from "../schema";

const worded = { id, ...shownFields };
const options = z
  .array(z.strictObject(worded))
  .min(2)
  .max(12)
  .superRefine(noneTwice((option) => option.id, "the option id "));
const question = z.discriminatedUnion("type", [
  z.strictObject({ type: z.enum(["text", "textarea"]), ...worded }),
  z.strictObject({ type: z.enum(["radio", "checkbox", "select"]), ...worded, options }),
]);
export type FormQuestion = z.infer<typeof question>;

export const questionList = z
  .array(question)
  .min(1)
  .max(100)
  .superRefine(noneTwice((each) => each.id, "the question id "));
