// The style sheets and pictures of stored pages. The scripts that they have loaded lie beside them (page-scripts.ts).

export const assetsCache = "portal-assets";

const asset = /(?:href|src)="(\/(?:_next\/static\/[^"?]+\.css|images\/[^"?]+)(?:\?[^"]*)?)"/g;

export function findAssets(html: string): string[] {
  return [...new Set([...html.matchAll(asset)].map(([, address = ""]) => address.replaceAll("&amp;", "&")))];
}

/** The small pictures of drawings: a list names more of them than its reader ever sees. */
const storedWhenShown = /^\/images\/boards\//;

/** Stores a picture that a page has shown and that is not stored with the page. A full phone shows it all the same. */
export async function storeShown(request: Request, response: Response): Promise<void> {
  if (response.status !== 200 || !storedWhenShown.test(new URL(request.url).pathname)) return;
  const storing = caches.open(assetsCache).then((cache) => cache.put(request, response));
  await storing.catch(() => undefined);
}

/** Stores what is not stored yet; a file that cannot be loaded is left out. */
export async function storeAssets(html: string): Promise<void> {
  const cache = await caches.open(assetsCache);
  for (const address of findAssets(html)) {
    if (storedWhenShown.test(address) || (await cache.match(address))) continue;
    const answer = await fetch(address).catch(() => null);
    // A picture that the visitor has switched off comes as no content.
    if (answer?.status === 200) await cache.put(address, answer);
  }
}
