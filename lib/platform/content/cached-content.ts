import { createHash, randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import type { Content } from "./content";
import { loadContent } from "./load";

/**
 * The content as another process of the same build has loaded it, as long as no file of it has changed; else it is
 * loaded and stored for the next process. Loading takes most of the time of a start. `folder` belongs to one build,
 * because another one may load the same files differently. `withGallery`: with the scenes and exercises by themselves,
 * 7 MB, for development and tests; the texts of a running portal have them in them.
 * @throws BrokenContent
 */
export function cachedContent(root: string, folder: string, withGallery = false): Content {
  const file = path.join(folder, `${hashFolder(root)}${withGallery ? "-gallery" : ""}`);
  const cached = readFrom(file);
  if (cached) return cached;
  const loaded = loadContent(root);
  const content = withGallery ? loaded : { ...loaded, scenes: [], exercises: [] };
  writeTo(file, content);
  return content;
}

function hashFolder(root: string): string {
  const hash = createHash("sha256");
  const files = fs.readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of files.map(({ parentPath, name }) => path.join(parentPath, name)).sort()) {
    const bytes = fs.readFileSync(file);
    hash.update(`${path.relative(root, file)}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex");
}

/** Undefined where it is missing, damaged or from another version of Node. */
function readFrom(file: string): Content | undefined {
  try {
    return deserialize(fs.readFileSync(file)) as Content;
  } catch {
    return undefined;
  }
}

/** The folder of a build may be read-only, and the disk full: the content is then loaded at each start. */
function writeTo(file: string, content: Content): void {
  const draft = `${file}-${randomUUID()}`;
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(draft, serialize(content));
    // Never half-written: processes start at the same time.
    fs.renameSync(draft, file);
  } catch {
    removeDraft(draft);
  }
}

function removeDraft(draft: string): void {
  try {
    fs.rmSync(draft, { force: true });
  } catch {
    // There is none where the folder cannot be made.
  }
}
