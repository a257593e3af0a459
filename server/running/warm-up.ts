import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { anyCampaignPage } from "../../lib/contract/rules/campaign-pages.ts";
import { defaultLanguage, languages } from "../../lib/platform/i18n/language.ts";

const firstPages = new RegExp(`^/(?:${anyCampaignPage}|courses|login|register|discussions)?$`);

/**
 * The first PDF and the first picture load libraries and fonts into the thread that makes them. The description of the
 * API is written once, for a tenth of a second.
 */
const firstFiles = ["/api/certificate/sample/pdf", `/share/${defaultLanguage}/home.png`, "/api/docs"];

/** A database that does not answer must not keep a process from its visitors. */
const patienceMs = 20_000;

/**
 * Requests once what the first visitors would wait for, on a port that no one knows: one page for each pattern of a
 * route. After `limitMs` it goes on in the background.
 */
export async function warmUp(
  answer: RequestListener,
  patternOf: (address: string) => string,
  limitMs: number = patienceMs,
): Promise<void> {
  const unseen = createServer(answer);
  await new Promise<void>((resolve) => unseen.listen(0, "127.0.0.1", resolve));
  const here = `http://127.0.0.1:${(unseen.address() as AddressInfo).port}`;
  const open = async (address: string, language?: string) =>
    (await fetch(here + address, { headers: language ? { Cookie: `language=${language}` } : {} })).text();

  const search = async () => {
    // The default language comes last: more visitors read another one.
    for (const language of languages.toReversed()) await open("/search?query=112", language);
  };
  // What most visitors open first, and one page of each kind, because the first takes several times as long.
  const pages = async () => {
    const listed = (await open("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g);
    const paths = [...new Set([...listed].map(([, address = ""]) => new URL(address).pathname))];
    const oneOfEach = new Map(paths.toReversed().map((path) => [patternOf(path), path])).values();
    for (const path of new Set([...paths.filter((each) => firstPages.test(each)), ...oneOfEach]))
      for (const language of languages) await open(path, language);
  };
  const files = async () => {
    for (const file of firstFiles) await open(file);
  };
  const all = async () => {
    await search().catch((error) => console.error(`The search could not be made ready: ${error}`));
    await pages().catch((error) => console.error(`The first pages could not be rendered: ${error}`));
    await files().catch((error) => console.error(`The first files could not be made: ${error}`));
    unseen.close();
    unseen.closeAllConnections();
  };
  await Promise.race([all(), wait(limitMs, undefined, { ref: false })]);
}
