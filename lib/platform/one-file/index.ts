import { contentKey, keepFile } from "../caches";
import { makeBytesInThread } from "../file-thread";
import type { FileText } from "./content-files";

export { articleText, type FileText, filePolicy, topicText } from "./content-files";

/**
 * Makes the file of a text (./one-file.ts) in the thread and caches it. `waits`: the caller is a page that shows the size.
 * @throws with a `Refusal`
 */
export function keptText(text: FileText, options: { waits?: boolean } = {}): Promise<Buffer> {
  return keepFile(contentKey("text", text), () =>
    makeBytesInThread("text", text, async () => (await import("./one-file")).makeFile, options),
  );
}
