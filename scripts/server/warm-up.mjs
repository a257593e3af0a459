import { languages } from "../../lib/platform/i18n/language.ts";

/**
 * Requests once, after the portal has started to listen, the pages that the first visitor would wait for. The search comes first: its
 * index is built at the first query in a language, and its page is the first one that this process renders.
 * @param {number} port - where this portal listens
 */
export async function requestSlowPages(port) {
  const here = `http://localhost:${port}`;
  await attempt("The search could not be made ready", async () => {
    // The default language comes last: more visitors read another one.
    for (const language of languages.toReversed()) await open(`${here}/search?query=112`, { Cookie: `language=${language}` });
  });
  await attempt("The forum's pages could not be rendered again", () => requestForumPages(here));
}

/**
 * A build renders the forum's pages with the comments of that time, and Next renders a page that is older than five minutes again only
 * after a request for it, so the portal requests each of them itself (docs/decisions/0014).
 */
async function requestForumPages(here) {
  const sitemap = await open(`${here}/sitemap.xml`);
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address));
  for (const { pathname, search } of addresses) if (pathname.startsWith("/discussions")) await open(here + pathname + search);
}

async function open(address, headers = {}) {
  return (await fetch(address, { headers })).text();
}

async function attempt(failure, work) {
  try {
    await work();
  } catch (error) {
    console.error(`${failure}: ${error instanceof Error ? error.message : error}`);
  }
}
