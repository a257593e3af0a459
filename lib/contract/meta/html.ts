import * as z from "zod";

/** The fields that pages render as HTML. Values of an existing backend are sanitised (`lib/api/upstream.ts`). */
export const htmlFields = z.registry<{ html: true }>();

/** A field that holds HTML. `note` follows the word HTML in the documentation of the calls. */
export function htmlField(note?: string) {
  const field = z.string().describe(note ? `HTML: ${note}` : "HTML");
  htmlFields.add(field, { html: true });
  return field;
}

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
