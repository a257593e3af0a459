import { assetsCache, findAssets } from "./assets";

// The scripts of stored pages (docs/decisions/0211). They are stored once the page has loaded them, so that the worker
// loads none by itself. Their names are digests of what is in them: those that a page names are of its own build.

const naming = /( data-page-scripts=")([^"]*)"/;

/** The file that a page's starter fetches; null for a page that names none, or several. */
export function scriptsAddress(html: string): string | null {
  const [, , address = ""] = naming.exec(html) ?? [];
  return /^\/scripts\/[^ ]+$/.test(address) ? address : null;
}

/** The files that such a file loads in browsers with modules (`joinScripts` in server/finish/scripts-on-intent.ts). */
export const filesIn = (scripts: string): string[] =>
  [...scripts.matchAll(/\["(\/_next\/static\/[^"]+)"\]/g)].map(([, address = ""]) => address);

const isScript = ({ pathname }: URL) => /^\/(?:scripts\/|_next\/static\/).+\.js$/.test(pathname);

/** Stores scripts that a page has loaded, out of the browser's own cache. */
export async function storeScripts(addresses: string[], origin: string): Promise<void> {
  const cache = await caches.open(assetsCache);
  for (const address of addresses) {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (!url || url.origin !== origin || !isScript(url) || (await cache.match(address))) continue;
    await cache.add(new Request(address, { cache: "force-cache" })).catch(() => undefined);
  }
}

/** A page as it is shown where the network fails: without the names of its scripts, unless all of them are stored. */
export async function withStoredScripts(page: Response): Promise<Response> {
  const html = await page.clone().text();
  if (!naming.test(html) || (await hasScripts(html))) return page;
  return new Response(html.replace(naming, '$1"'), { status: page.status, headers: page.headers });
}

async function hasScripts(html: string): Promise<boolean> {
  const address = scriptsAddress(html);
  const cache = await caches.open(assetsCache);
  const scripts = address === null ? undefined : await cache.match(address);
  if (!scripts) return false;
  const found = await Promise.all(filesIn(await scripts.text()).map((file) => cache.match(file)));
  return found.every(Boolean);
}

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
