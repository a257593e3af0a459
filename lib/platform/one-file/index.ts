import { contentKey, keepFile } from "../caches";
import { makeBytesInThread } from "../file-thread";
import type { FileText } from "./file-text";

export { type ArticleToKeep, articleText, topicText } from "./content-files";
export { type FileText, filePolicy } from "./file-text";

/**
 * The file of a text (./one-file.ts), made in the thread and kept. `waits`: for a page that says how large it is.
 * @throws FileThreadBusy, FileThreadLost
 */
export function keptText(text: FileText, options: { waits?: boolean } = {}): Promise<Buffer> {
  return keepFile(contentKey("text", text), () =>
    makeBytesInThread("text", text, async () => (await import("./one-file")).makeFile, options),
  );
}
