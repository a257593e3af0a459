import * as z from "zod";
import { painting } from "../scenes/parts";
import { id } from "../schema";

/** Food as it lies on a plate, drawn around 0 0. */
export const foodsFile = z.record(id, painting.min(1));
export type Foods = z.infer<typeof foodsFile>;
