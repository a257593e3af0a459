import * as z from "zod";
import { written, writtenFields } from "../schema";

/** Several spellings that are said alike, and how: in each language, because a text has names of the other one too. */
const form = z.strictObject({ written: z.array(written).min(1), ...writtenFields });
const forms = z.array(form).min(1);

/** What a device's voice would read wrongly: `words` alone, `after`, `before` or `between` numbers. */
export const spokenFile = z
  .strictObject({ words: forms, after: forms, before: forms, between: forms })
  .superRefine((file, context) => {
    for (const [place, list] of Object.entries(file)) {
      const all = list.flatMap((each) => each.written);
      const twice = all.find((each, index) => all.indexOf(each) !== index);
      if (twice) context.addIssue({ code: "custom", path: [place], message: `${twice} is there twice` });
    }
  });
export type Spoken = z.infer<typeof spokenFile>;
