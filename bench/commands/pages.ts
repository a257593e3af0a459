import lighthouse from "lighthouse";
import { content } from "../../lib/platform/content";
import { type Language, languages } from "../../lib/platform/i18n/language";
import { readCommand } from "../../lib/process/read-command.ts";
import { publicPages } from "../limits/lines";
import { type FirstView, firstView } from "../pages/first-view";
import { withBrowser } from "../support/browser";
import { table } from "../support/figures";
import { discussionPath } from "../support/learners";
import { startBenchPortal } from "../support/portal";

const runsOfAPage = 5;
/** The most that issue 5 lets a page cost. */
const everyPage: Budget = { firstPaintMs: 3000, largestPaintMs: 4000, layoutShift: 0.02, scriptKb: 170, cssKb: 20 };
const articlePage: Budget = { ...everyPage, totalKb: 240, scriptKb: 165, htmlKb: 25, readableKb: 60 };
const leastScores = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const categories = Object.keys(leastScores) as (keyof typeof leastScores)[];

const { values } = readCommand({
  name: "bench -- pages",
  description:
    "Measures what a first visit on a phone weighs and how soon it can be read, page by page, of the production build.",
  options: { only: { type: "string", placeholder: "PAGE", meaning: "one page by its name, such as Home" } },
  exitCodes: { 1: "a page is over its budget" },
});

const debuggingPort = Number(process.env.BENCH_DEBUGGING_PORT ?? 9322);
const pages = {
  Home: publicPages.home,
  Topic: `/topic/${content().articles[0]?.topic}`,
  Article: publicPages.article,
  "Course information": publicPages.course,
  Campaign: publicPages.campaign,
  Forum: discussionPath,
};

const portal = await startBenchPortal();
const rows: PageRow[] = [];
try {
  await withBrowser(
    async (browser) => {
      for (const [name, address] of Object.entries(pages).filter(([name]) => !values.only || name === values.only)) {
        // The first visit of all fills the server's caches, as the portal's own neighbours do all day.
        await fetch(portal.url + address);
        for (const language of languages) {
          const url = `${portal.url}${address}?language=${language}`;
          const view = await firstView(browser, url);
          rows.push({ name, language, ...view, scores: await lighthouseScores(url) });
          console.log(`${name} (${language}) measured`);
        }
      }
    },
    ["--disable-background-networking", `--remote-debugging-port=${debuggingPort}`],
  );
} finally {
  await portal.stop();
}
const problems = rows.flatMap(overBudget);
console.log(`\n${tableOfPages(rows)}`);
for (const problem of problems) console.log(`✗ ${problem}`);
if (problems.length === 0) console.log("\nEvery page is within its budget.");
process.exit(problems.length > 0 ? 1 : 0);

/** `failed`: the names of the checks that are below full marks. */
type Scores = typeof leastScores & { failed: string[] };

/**
 * Lighthouse's four scores of a page on its simulated phone and slow 4G.
 * Performance moves by some points between runs on a shared machine: these are the run with the median of five.
 */
async function lighthouseScores(url: string): Promise<Scores> {
  const runs: Scores[] = [];
  while (runs.length < runsOfAPage) runs.push(await scoresOfOneRun(url));
  return runs.sort((a, b) => a.performance - b.performance)[Math.floor(runsOfAPage / 2)] as Scores;
}

async function scoresOfOneRun(url: string): Promise<Scores> {
  const onlyCategories = [...categories];
  const result = await lighthouse(url, { port: debuggingPort, output: "json", logLevel: "error", onlyCategories });
  if (!result) throw new Error(`Lighthouse said nothing about ${url}`);
  const { categories: given, audits } = result.lhr;
  const scores = categories.map((name) => [name, Math.round(100 * (given[name]?.score ?? 0))]);
  const failed = categories
    .slice(1)
    .flatMap((name) => given[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return { ...Object.fromEntries(scores), failed };
}

type PageRow = FirstView & { name: string; language: Language; scores: Scores };
type Budget = Partial<Record<keyof FirstView, number>>;

function overBudget(row: PageRow): string[] {
  const { name, language, scores } = row;
  const budget = Object.entries(name === "Article" ? articlePage : everyPage) as [keyof FirstView, number][];
  const failed = scores.failed.join(", ");
  return [
    ...budget
      .filter(([what, most]) => row[what] > most)
      .map(([what, most]) => `${what} is ${row[what].toFixed(2)}, at most ${most}`),
    ...categories
      .filter((what) => scores[what] < leastScores[what])
      .map((what) => `Lighthouse ${what} is ${scores[what]}, ${leastScores[what]} is required (${failed})`),
  ].map((problem) => `${name} (${language}): ${problem}`);
}

function tableOfPages(rows: PageRow[]): string {
  const sizes = ["total KB", "JavaScript", "HTML", "CSS", "until readable"];
  return table(
    ["page", ...sizes, "first paint s", "largest s", "shift", "Lighthouse P/A/B/S"],
    rows.map(({ name, language, scores, ...view }) => [
      `${name} (${language})`,
      ...[view.totalKb, view.scriptKb, view.htmlKb, view.cssKb, view.readableKb].map((each) => each.toFixed(0)),
      ...[view.firstPaintMs, view.largestPaintMs].map((each) => (each / 1000).toFixed(1)),
      view.layoutShift.toFixed(3),
      categories.map((each) => scores[each]).join("/"),
    ]),
  );
}
