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
  // The first of the pages that are rendered per request for everybody: it loads the code of the others too.
  await attempt("The forum could not be made ready", () => open(`${here}/discussions`));
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
