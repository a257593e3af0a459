/// <reference lib="webworker" />
import { database, deleteDatabase } from "../queue/database";

declare const self: ServiceWorkerGlobalScope;

// Served in place of the worker where PORTAL_OFFLINE=0: it takes the worker and all that it stored off the phone.

self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(removeAll()));

async function removeAll(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith("portal-")) await caches.delete(name);
  // What is not sent yet stays until it can be sent.
  if ((await (await database()).count("queue")) === 0) await deleteDatabase();
  await self.registration.unregister();
}
