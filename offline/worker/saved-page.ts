import { routeMatcher } from "../../lib/contract/routes";
import type { Language } from "../../lib/platform/i18n/language";
import { savedPages, savedScripts, scriptsOfSaved } from "../shared/cache-names";
import { pageKey } from "./page-key";
import { withStoredScripts } from "./page-scripts";

// A page that a learner has saved is made in the page, from the browser's database and for the account that is signed
// in there. The worker gives the empty page for it, which is the same for everybody.

const isSaved = routeMatcher([
  "/course/module/[...place]",
  "/quiz/[id]",
  "/view/course/[id]",
  "/my-courses/[id]",
  "/my-courses/[id]/cases/[case]",
  "/my-course",
  "/dashboard",
  "/offline/message",
]);

/** Recordings are shown from memory (offline/saved/lesson.ts). */
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; media-src 'self' blob:; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'";

/** The empty page for an address that may be saved; null where nothing is saved, or it cannot be. */
export async function savedPage({ pathname }: URL, language: Language): Promise<Response | null> {
  if (!isSaved.test(pathname) || !(await caches.has(savedScripts))) return null;
  const html =
    `<!doctype html><html lang="${language}" data-saved><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>Sehat Shala</title><link rel="stylesheet" href="/offline/saved.css"></head>` +
    `<body><script src="/offline/saved.js"></script></body></html>`;
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": policy,
    "Cache-Control": "no-store",
  };
  return new Response(html, { headers });
}

/** A class plan or handout of a saved course. */
export async function savedPublicPage(url: URL, language: Language): Promise<Response | null> {
  if (!(await caches.has(savedPages))) return null;
  const found = await (await caches.open(savedPages)).match(pageKey(url, language));
  return found ? withStoredScripts(found) : null;
}

/** Saved pages have script and style of one build: both or none. @throws Error where they cannot be loaded */
export async function renewScripts(): Promise<void> {
  if (!(await caches.has(savedScripts))) return;
  const requests = scriptsOfSaved.map((address) => new Request(address, { cache: "no-cache" }));
  await (await caches.open(savedScripts)).addAll(requests);
}

/** Called with each script and style sheet that a page has loaded: where it is another one, both are loaded anew. */
export async function refreshScripts(request: Request, answer: Response): Promise<void> {
  if (!answer.ok || !scriptsOfSaved.includes(new URL(request.url).pathname)) return;
  if (!(await caches.has(savedScripts))) return;
  const stored = await (await caches.open(savedScripts)).match(request, { ignoreVary: true });
  if ((await stored?.text()) !== (await answer.text())) await renewScripts().catch(() => undefined);
}
