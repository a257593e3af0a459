import * as z from "zod";

/** A lesson page or an article as an editor reads it aloud; an existing backend has none. */
export const recordingField = z
  .object({
    address: z.string().describe("of the file, below /recordings/ of the portal"),
    bytes: z.number().int().describe("its size, which is shown before it is loaded"),
  })
  .nullable()
  .default(null)
  .describe("the text as an editor reads it aloud; null where there is none");
export type Recording = z.infer<typeof recordingField>;
