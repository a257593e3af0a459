import fs from "node:fs";
import path from "node:path";
import { constants } from "node:zlib";
import { filesIn } from "../../lib/process/files-in.ts";
import { root } from "../../lib/process/steps.ts";

/** Holds the longest page: what it repeats may be far apart (docs/performance.md). */
const window = { [constants.BROTLI_PARAM_LGWIN]: 18 };

/** For a page that a visitor waits for: it takes the processor time of gzip, and makes a page a third smaller. */
export const quickBrotli = { params: { ...window, [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** A tenth smaller again. It takes some 100 ms a page. */
export const bestBrotli = { params: { ...window, [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

// What scripts/build/compress-files.ts has compressed at the best quality: a script is a tenth shorter than at the
// quality of a rendered page, but compressing it takes too long while a visitor waits.

/** Brotli forms: `static/<name>` of the files of the build, and `tagged/<tag>` of what a route sends with that tag. */
export const compressedFolder = path.join(root, ".next", "compressed");

const address = /^\/_next\/(static\/[^?]+)/;
const etag = /^"([\w-]{22})"$/;

/** @returns reads the Brotli form of an answer; null for one that the build has not compressed */
export function readCompressed(folder = compressedFolder) {
  let names: Set<string> | undefined;
  return async (url: string, tag: string | string[] | undefined): Promise<Buffer | null> => {
    const [, known] = address.exec(url) ?? [];
    const [, digest] = etag.exec(String(tag ?? "")) ?? [];
    const name = known ?? (digest && `tagged/${digest}`);
    if (name === undefined) return null;
    names ??= new Set(filesIn(folder));
    return names.has(name) ? fs.promises.readFile(path.join(folder, name)) : null;
  };
}
