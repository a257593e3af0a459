import { pageOfScripts, type ScriptStore } from "../finish/scripts-on-intent.ts";
import { type Page, pathOf, type Responder, type StoredRead } from "../page.ts";
import { errorPage } from "./error-page.ts";

type Setup = {
  files: ScriptStore;
  pageAt: (path: string) => StoredRead | null;
  /** Renders a stored page as it is sent, which stores its scripts. */
  render: (read: StoredRead) => Promise<Page>;
};

/** How long a page is not rendered again for addresses of scripts that it does not have: anyone can invent those. */
const pauseMs = 5000;

/** Answers with a stored page's scripts. A page of another process is rendered here too, with the same ones. */
export function pageScripts({ files, pageAt, render }: Setup): Responder {
  const rendered = new Map<string, Promise<void>>();
  const renderOnce = (read: StoredRead) => {
    const { path } = read.page;
    const forget = () => rendered.delete(path);
    // What is remembered here must not hold the page.
    const rendering = rendered.get(path) ?? render(read).then(() => void setTimeout(forget, pauseMs).unref());
    rendering.catch(forget);
    rendered.set(path, rendering);
    return rendering;
  };
  return async (asked) => {
    const address = pathOf(asked.url);
    const path = pageOfScripts(address);
    if (path === null) return null;
    const read = files.has(address) ? null : pageAt(path);
    if (read) await renderOnce(read);
    const body = files.get(address);
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
