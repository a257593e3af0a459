import { assetsCache, findAssets } from "./assets";
import { scriptsAddress } from "./page-scripts";

/** All scripts of the build that a file of scripts names, also those that parts of the page load later. */
const builtIn = (scripts: string) => scripts.match(/\/_next\/static\/[^"\\]+\.js/g) ?? [];

/** Deletes the files that no stored page names any longer, so that an older page keeps those of its own build. */
export async function deleteUnusedAssets(pageCaches: string[]): Promise<void> {
  const used = new Set<string>();
  const assets = await caches.open(assetsCache);
  // A cache is made by what is stored in it, and its being there says that something is saved.
  const names = (await caches.keys()).filter((name) => pageCaches.includes(name));
  const pages = await Promise.all(names.map(async (name) => (await caches.open(name)).matchAll()));
  for (const page of pages.flat()) {
    const html = await page.text();
    const scripts = scriptsAddress(html);
    const files = scripts && (await (await assets.match(scripts))?.text());
    for (const address of [...findAssets(html), ...(files ? [scripts, ...builtIn(files)] : [])]) used.add(address);
  }
  for (const request of await assets.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!used.has(pathname + search)) await assets.delete(request);
  }
}
