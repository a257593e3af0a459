import * as z from "zod";
import { noneTwice } from "../broken";
import { written, writtenFields } from "../schema";

/** Several spellings that are said alike, and how: in each language, because a text has names of the other one too. */
const form = z.strictObject({ written: z.array(written).min(1), ...writtenFields });
const forms = z
  .array(form)
  .min(1)
  .superRefine(noneTwice((each) => each.written));

/** What a device's voice would read wrongly: `words` alone, `after`, `before` or `between` numbers. */
export const spokenFile = z.strictObject({ words: forms, after: forms, before: forms, between: forms });
export type Spoken = z.infer<typeof spokenFile>;
