import fs from "node:fs";
import { parse } from "yaml";
import * as z from "zod";

const places = z.array(z.string());
/** Each part is explained in layers.yaml. */
const wall = z.strictObject({ name: z.string(), of: z.string().optional(), may: places, message: z.string() });
const layer = z.strictObject({
  folder: z.string(),
  walls: z.array(wall),
  without: places.optional(),
  exceptIn: places.optional(),
});

export type Wall = z.infer<typeof wall>;
export type Layer = z.infer<typeof layer>;

export const { layers, domainIndex, neededFolders } = z
  .object({ layers: z.array(layer), domainIndex: places, neededFolders: places })
  .parse(parse(fs.readFileSync(new URL("layers.yaml", import.meta.url), "utf8")));

/** The top-level folders with code, in the order of the table. */
export const topFolders = [...new Set(layers.map(({ folder }) => folder.split("/")[0] ?? ""))];

/** What a folder without a layer gets. */
export const unknownFolder: Wall = {
  name: "folder-without-a-layer",
  may: [],
  message: "This folder is not in scripts/arch/layers.yaml yet, so it imports nothing of the repository.",
};
