import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { anyCampaignPage } from "../../lib/contract/rules/campaign-pages.ts";
import { defaultLanguage, languages } from "../../lib/platform/i18n/language.ts";

const firstPages = new RegExp(`^/(?:${anyCampaignPage}|courses|login|register|discussions)$`);

/** The pattern of the route that answers an address. */
type PatternOf = (address: string) => string;

/**
 * The first PDF and the first picture load libraries and fonts into the thread that makes them. The description of the
 * API is written once, for a tenth of a second.
 */
const firstFiles = ["/api/certificate/sample/pdf", `/share/${defaultLanguage}/home.png`, "/api/docs"];

/** A database that does not answer must not keep a process from its visitors. */
const patienceMs = 20_000;

/**
 * Requests the slow pages on a port that no one knows, before the portal listens on its own.
 * @param answer answers a request as the portal does
 * @param limitMs goes on in the background after this time
 */
export async function warmUpUnseen(
  answer: RequestListener,
  patternOf: PatternOf,
  limitMs: number = patienceMs,
): Promise<void> {
  const unseen = createServer(answer);
  await new Promise<void>((resolve) => unseen.listen(0, "127.0.0.1", resolve));
  const done = requestSlowPages((unseen.address() as AddressInfo).port, patternOf, "127.0.0.1").finally(() => {
    unseen.close();
    unseen.closeAllConnections();
  });
  await Promise.race([done, wait(limitMs, undefined, { ref: false })]);
}

/**
 * Requests once the pages that the first visitor would wait for, the search first: its page is rendered for each
 * request.
 * @param port where this portal listens
 */
export async function requestSlowPages(port: number, patternOf: PatternOf, host = "localhost"): Promise<void> {
  const here = `http://${host}:${port}`;
  await attempt("The search could not be made ready", async () => {
    // The default language comes last: more visitors read another one.
    for (const language of languages.toReversed())
      await open(`${here}/search?query=112`, { Cookie: `language=${language}` });
  });
  await attempt("The first pages could not be rendered", () => requestFirstPages(here, patternOf));
  await attempt("The first files could not be made", async () => {
    for (const file of firstFiles) await open(here + file);
  });
}

/**
 * What most visitors open first, and one page of each kind, in every language: a process starts without rendered pages,
 * the first visitor would wait for each, and the first page of a kind takes several times as long as the others.
 */
async function requestFirstPages(here: string, patternOf: PatternOf): Promise<void> {
  const sitemap = await open(`${here}/sitemap.xml`);
  const paths = new Set(
    [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname),
  );
  const isFirst = (path: string) => path === "/" || firstPages.test(path);
  const pathsByPattern = new Map([...paths].toReversed().map((path) => [patternOf(path), path]));
  const wanted = [...paths].filter(isFirst);
  for (const path of new Set([...wanted, ...pathsByPattern.values()]))
    for (const language of languages) await open(here + path, { Cookie: `language=${language}` });
}

async function open(address: string, headers: Record<string, string> = {}): Promise<string> {
  return (await fetch(address, { headers })).text();
}

async function attempt(failure: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(`${failure}: ${error instanceof Error ? error.message : error}`);
  }
}
