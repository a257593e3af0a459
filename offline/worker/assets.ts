// The style sheets and pictures of stored pages. Scripts are not stored: a page without them works by its links and
// forms, and none ever runs with the scripts of another build.

export const assetsCache = "portal-assets";

const asset = /(?:href|src)="(\/(?:_next\/static\/[^"?]+\.css|images\/[^"?]+)(?:\?[^"]*)?)"/g;

/** The addresses of the style sheets and pictures that a page names. */
export function assetsOf(html: string): string[] {
  return [...new Set([...html.matchAll(asset)].map(([, address = ""]) => address.replaceAll("&amp;", "&")))];
}

/** Stores what is not stored yet; a file that cannot be loaded is left out. */
export async function storeAssets(html: string): Promise<void> {
  const cache = await caches.open(assetsCache);
  for (const address of assetsOf(html)) {
    if (await cache.match(address)) continue;
    await cache.add(address).catch(() => undefined);
  }
}

/** Deletes the files that no stored page names any longer, so that an older page keeps those of its own build. */
export async function deleteUnusedAssets(pageCaches: string[]): Promise<void> {
  const used = new Set<string>();
  for (const name of pageCaches) {
    if (!(await caches.has(name))) continue;
    for (const page of await (await caches.open(name)).matchAll())
      for (const address of assetsOf(await page.text())) used.add(address);
  }
  const assets = await caches.open(assetsCache);
  for (const request of await assets.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!used.has(pathname + search)) await assets.delete(request);
  }
}
