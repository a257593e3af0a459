import { namedScripts, type ScriptStore } from "../finish/scripts-on-intent.ts";
import type { Answer, Page, StoredRead } from "../page.ts";
import { errorPage } from "./error-page.ts";

type Setup = {
  files: ScriptStore;
  /** The stored page of a path with the language in front; null for every other path. */
  pageAt: (path: string) => StoredRead | null;
  /** Renders a stored page as it is sent, which stores its scripts. */
  render: (read: StoredRead) => Promise<Page>;
};

/**
 * Answers with the scripts of a stored page. Another process may have rendered the page: then it is rendered here too,
 * and has the same scripts unless it has changed since.
 */
export function pageScripts({ files, pageAt, render }: Setup): Answer {
  return async (asked) => {
    const named = namedScripts(asked.url.split("?", 1)[0] ?? "");
    if (!named) return null;
    const read = files.has(named.digest) ? null : pageAt(named.path);
    if (read) await render(read);
    const body = files.get(named.digest);
    if (!body) return errorPage(asked, 404);
    return {
      status: 200,
      headers: {
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": "public, max-age=31536000, immutable",
      },
      body,
    };
  };
}
