import { languages } from "../lib/platform/i18n/language.ts";

/**
 * Asks once for what the first visitor would otherwise wait for, when the portal listens already. The search comes first: its index is
 * built at the first question in a language, and its page is the first one that this process renders.
 * @param {number} port - where this portal listens
 */
export async function askForSlowPages(port) {
  const here = `http://localhost:${port}`;
  await ask("The search could not be made ready", async () => {
    // The default language comes last: more visitors read another one.
    for (const language of languages.toReversed()) await open(`${here}/search?query=112`, { Cookie: `language=${language}` });
  });
  await ask("The forum's pages could not be rendered again", () => askForForumPages(here));
}

/**
 * A build renders the forum's pages with the comments of its hour, and Next renders a page that is older than five minutes again only
 * after somebody has asked for it: the portal itself is that somebody (docs/decisions/0014).
 */
async function askForForumPages(here) {
  const sitemap = await open(`${here}/sitemap.xml`);
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address));
  for (const { pathname, search } of addresses) if (pathname.startsWith("/discussions")) await open(here + pathname + search);
}

async function open(address, headers = {}) {
  return (await fetch(address, { headers })).text();
}

async function ask(failure, asking) {
  try {
    await asking();
  } catch (error) {
    console.error(`${failure}: ${error instanceof Error ? error.message : error}`);
  }
}
