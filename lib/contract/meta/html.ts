import * as z from "zod";

/** The fields that pages render as HTML. Values of an existing backend are sanitised (`lib/api/upstream.ts`). */
export const htmlFields = z.registry<{ html: true }>();

/** A field that holds HTML. `note` follows the word HTML in the documentation of the calls. */
export function htmlField(note?: string) {
  const field = z.string().describe(note ? `HTML: ${note}` : "HTML");
  htmlFields.add(field, { html: true });
  return field;
}
