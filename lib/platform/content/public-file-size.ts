import fs from "node:fs";
import path from "node:path";

const known = new Map<string, number>();

/** The bytes of a file of `public/`, by its address; 0 for one that is not there. Files do not change while it runs. */
export function publicFileSize(address: string): number {
  const before = known.get(address);
  if (before !== undefined) return before;
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), "public", address);
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  known.set(address, size);
  return size;
}
