import fs from "node:fs";
import path from "node:path";
import { root } from "../../lib/process/steps.ts";

// What the build has compressed once, as `scripts/build/compress-files.ts` describes: the best quality makes a script a
// tenth shorter than that of a rendered page, and takes seconds.

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
    names ??= new Set(fs.existsSync(folder) ? filesIn(folder) : []);
    return names.has(name) ? fs.promises.readFile(path.join(folder, name)) : null;
  };
}

/** @returns relative paths with `/`, as an address has them */
export function filesIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"));
}
