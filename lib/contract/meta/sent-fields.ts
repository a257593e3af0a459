import * as z from "zod";
import { withLatinDigits } from "../rules/mobile";
import { slugField } from "./answer";

/**
 * A number of a call. It may be sent as a number or as text in the digits of any Indian script, as forms send it; a
 * blank text is null. `of` rejects everything else: `z.coerce` would make numbers of true and of [5]
 * (rule: api.types).
 */
export const numberField = <Of extends z.ZodType>(of: Of) => z.preprocess(readNumber, of);

function readNumber(sent: unknown): unknown {
  if (typeof sent !== "string") return sent;
  return sent.trim() === "" ? null : Number(withLatinDigits(sent));
}

/** An id that may also be sent as a number. */
export const idField = z.preprocess((sent) => (typeof sent === "number" ? String(sent) : sent), slugField);

/** The number of one of the 36 states. */
export const stateIdField = numberField(z.number().int().min(1).max(36));
