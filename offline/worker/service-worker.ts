/// <reference lib="webworker" />
import { ExpirationPlugin, NetworkFirst, NetworkOnly } from "serwist";
import { deleteUnusedAssets } from "./assets";
import { offlinePage } from "./offline-page";
import { isPublic, pagesCache, publicPages, wantedLanguage } from "./public-pages";

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

/** A page that is not public is never looked up: it goes to the network, or the offline page answers. */
async function openPage(event: FetchEvent, request: Request): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname === "/offline") return offlinePage(url, await wantedLanguage(url));
  try {
    return isPublic(url) ? await pages.handle({ event, request }) : await fetch(request);
  } catch {
    return offlinePage(url, await wantedLanguage(url));
  }
}

const files = new NetworkOnly({
  plugins: [{ handlerDidError: async ({ request }) => caches.match(request, { ignoreVary: true }) }],
});
/** The script that shows on a stored page that there is no connection, and the picture of the offline page. */
const ownFiles = ["/offline/page.js", "/images/brand/icon.svg"];
const ownCache = "portal-own";
const isFile = /^\/(?:_next\/static\/.+\.css|images\/|offline\/page\.js$)/;

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (!isOwn(url) || request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(openPage(event, request));
  else if (isFile.test(url.pathname)) event.respondWith(files.handle({ event, request }));
});

// A page runs no script of the worker's store, so a new worker takes over at once without breaking one.
self.addEventListener("install", (event) => {
  void self.skipWaiting();
  event.waitUntil(storeOwnFiles());
});
self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), deleteUnusedAssets(pagesCache)]));
});

// The page that the worker was registered from came before it: its bytes are in the browser's own cache.
self.addEventListener("message", (event) => {
  const opened = event.data?.opened;
  if (typeof opened !== "string" || !URL.canParse(opened) || !isOwn(new URL(opened))) return;
  if (isPublic(new URL(opened))) event.waitUntil(pages.handleAll({ event, request: new Request(opened) })[1]);
});
