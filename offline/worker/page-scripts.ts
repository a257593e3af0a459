import { assetsCache } from "./assets";

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
