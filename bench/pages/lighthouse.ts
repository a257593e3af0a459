import lighthouse from "lighthouse";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
/** `failed`: the names of the checks that are below full marks. */
export type Scores = Record<(typeof categories)[number], number> & { failed: string[] };

const runsOfAPage = 5;

/**
 * Lighthouse's four scores of a page on its simulated phone and slow 4G, by a browser that listens on the port.
 * Performance moves by some points between runs on a shared machine: these are the run with the median of five.
 */
export async function lighthouseScores(url: string, port: number): Promise<Scores> {
  const runs: Scores[] = [];
  while (runs.length < runsOfAPage) runs.push(await scoresOfOneRun(url, port));
  return runs.sort((a, b) => a.performance - b.performance)[Math.floor(runsOfAPage / 2)] as Scores;
}

async function scoresOfOneRun(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, {
    ...{ port, output: "json", logLevel: "error", onlyCategories: [...categories] },
  });
  if (!result) throw new Error(`Lighthouse said nothing about ${url}`);
  const { categories: given, audits } = result.lhr;
  const [performance, accessibility, practices, seo] = categories.map((name) =>
    Math.round(100 * (given[name]?.score ?? 0)),
  ) as [number, number, number, number];
  const failed = categories
    .slice(1)
    .flatMap((name) => given[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return { performance, accessibility, "best-practices": practices, seo, failed };
}
