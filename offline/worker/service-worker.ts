import { ExpirationPlugin, NetworkFirst, NetworkOnly } from "serwist";
import { routeMatcher } from "../../lib/contract/routes";
import type { Language } from "../../lib/platform/i18n/language";
import { database } from "../queue/database";
import { sendWaiting } from "../queue/send-waiting";
import { savedPages, savedScripts, scriptsOfSaved } from "../shared/cache-names";
import { storeShown } from "./assets";
import { madePage, offlinePage } from "./offline-page";
import { pageKey } from "./page-key";
import { deleteUnusedAssets, storeScripts, withStoredScripts } from "./page-scripts";
import { isPublic, pagesCache, publicPages, wantedLanguage } from "./public-pages";

/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope;

// The service worker (docs/decisions/0215): pages come from the network, and from what is stored only where it fails.

/** A file that cannot be loaded now is left out: the worker works without it. */
async function storeOwnFiles(): Promise<void> {
  const cache = await caches.open(ownCache);
  await Promise.all(ownFiles.map((file) => cache.add(file).catch(() => undefined)));
}

/** How long a page is waited for before a stored one is shown. */
const networkSeconds = 12;
const storedPages = 40;

const isOwn = (url: URL) => url.origin === self.location.origin;

const pages = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds: networkSeconds,
  plugins: [publicPages, new ExpirationPlugin({ maxEntries: storedPages, maxAgeFrom: "last-used" })],
});

/** What stands in for a page that cannot be loaded: a saved one, or the page that says so. */
async function storedPage(url: URL): Promise<Response> {
  const language = await wantedLanguage(url);
  const saved = isPublic(url) ? savedPublicPage(url, language) : savedPage(url, language);
  return (await saved) ?? offlinePage(url, language);
}

/** A private page comes from the network alone; one that is saved is shown where a proxy has no portal behind it. */
async function privatePage(url: URL, request: Request): Promise<Response> {
  const saved = await savedPage(url, await wantedLanguage(url));
  if (!saved) return fetch(request);
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), networkSeconds * 1000);
  const answer = await fetch(request, { signal: stop.signal });
  clearTimeout(timer);
  return answer.status >= 502 ? saved : answer;
}

async function openPage(event: FetchEvent, request: Request): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname === "/offline") return offlinePage(url, await wantedLanguage(url));
  if (url.pathname === "/offline/message") return storedPage(url);
  try {
    return isPublic(url) ? await pages.handle({ event, request }) : await privatePage(url, request);
  } catch {
    return storedPage(url);
  }
}

const files = new NetworkOnly({
  plugins: [
    {
      handlerDidError: async ({ request }) => caches.match(request, { ignoreVary: true }),
      fetchDidSucceed: async ({ request, response }) => {
        await refreshScripts(request, response.clone());
        await storeShown(request, response.clone());
        if (response.ok) return response;
        // A page that was open while the portal was updated may ask for a script of the build before.
        return (await caches.match(request, { ignoreVary: true })) ?? response;
      },
    },
  ],
});
/** The script that shows on a stored page that there is no connection, and the picture of the offline page. */
const ownFiles = ["/offline/page.js", "/images/brand/icon.svg"];
const ownCache = "portal-own";
const isFile = /^\/(?:_next\/static\/.+\.(?:css|js)$|scripts\/|images\/|offline\/(?:page|saved)\.(?:js|css)$)/;

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (!isOwn(url) || request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(openPage(event, request));
  else if (isFile.test(url.pathname)) event.respondWith(files.handle({ event, request }));
});

// A stored page runs the scripts of its own build or none, so a new worker takes over at once without breaking one.
self.addEventListener("install", (event) => {
  void self.skipWaiting();
  // Where the files of saved pages cannot be loaded, the worker before stays, and the next page tries again.
  event.waitUntil(Promise.all([storeOwnFiles(), renewScripts()]));
});
self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), deleteUnusedAssets([pagesCache, savedPages])]));
});

// Background Sync, where the browser has it.
self.addEventListener("sync", (event) => {
  if (event instanceof ExtendableEvent) event.waitUntil(sendInBackground());
});

// The page that registered the worker came before: its bytes and scripts are in the browser's own cache.
self.addEventListener("message", (event) => {
  const { opened, scripts } = event.data ?? {};
  if (typeof opened !== "string" || !URL.canParse(opened) || !isOwn(new URL(opened))) return;
  if (!isPublic(new URL(opened))) return;
  if (Array.isArray(scripts)) event.waitUntil(storeScripts(scripts.map(String), self.location.origin));
  else event.waitUntil(pages.handleAll({ event, request: new Request(opened) })[1]);
});

/**
 * Sends what waits when the browser says that there is a connection again, also after the page was closed. Each call
 * names its account, and the server refuses it where somebody else is signed in. @throws Error where something is left,
 * so that the browser tries again
 */
async function sendInBackground(): Promise<void> {
  const accounts = new Set((await (await database()).getAll("queue")).map(({ account }) => account));
  for (const account of accounts) {
    const { stopped } = await sendWaiting(account);
    if (stopped === "later") throw new Error("There is no connection yet.");
  }
}

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

/** The empty page for an address that may be saved; null where nothing is saved, or it cannot be. */
async function savedPage({ pathname }: URL, language: Language): Promise<Response | null> {
  if (!isSaved.test(pathname) || !(await caches.has(savedScripts))) return null;
  const html =
    `<!doctype html><html lang="${language}" data-saved><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>Sehat Shala</title><link rel="stylesheet" href="/offline/saved.css"></head>` +
    `<body><script src="/offline/saved.js"></script></body></html>`;
  // Recordings are shown from memory (offline/saved/lesson.ts).
  return madePage(html, 200, "media-src 'self' blob:; ");
}

/** A class plan or handout of a saved course. */
async function savedPublicPage(url: URL, language: Language): Promise<Response | null> {
  const found = await caches.match(pageKey(url, language), { cacheName: savedPages });
  return found ? withStoredScripts(found) : null;
}

/** Saved pages have script and style of one build: both or none. @throws Error where they cannot be loaded */
async function renewScripts(): Promise<void> {
  if (!(await caches.has(savedScripts))) return;
  const requests = scriptsOfSaved.map((address) => new Request(address, { cache: "no-cache" }));
  await (await caches.open(savedScripts)).addAll(requests);
}

/** Called with each script and style sheet that a page has loaded: where it is another one, both are loaded anew. */
async function refreshScripts(request: Request, answer: Response): Promise<void> {
  if (!answer.ok || !scriptsOfSaved.includes(new URL(request.url).pathname)) return;
  const stored = await caches.match(request, { cacheName: savedScripts, ignoreVary: true });
  if ((await stored?.text()) !== (await answer.text())) await renewScripts().catch(() => undefined);
}
