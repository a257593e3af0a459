/**
 * Asks once for the forum's pages. A build draws them with the comments of its hour, and Next draws a page that is older than five
 * minutes anew only after somebody has asked for it: the portal itself is that somebody (docs/decisions/0014).
 * @param {number} port - where this portal listens
 */
export async function askForForumPages(port) {
  const here = `http://localhost:${port}`;
  try {
    const sitemap = await (await fetch(`${here}/sitemap.xml`)).text();
    const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address));
    for (const { pathname, search } of addresses) if (pathname.startsWith("/discussions")) await (await fetch(here + pathname + search)).arrayBuffer();
  } catch (error) {
    console.error(`The forum's pages could not be drawn anew: ${error instanceof Error ? error.message : error}`);
  }
}
