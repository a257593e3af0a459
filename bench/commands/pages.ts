import { content } from "../../lib/platform/content";
import { languages } from "../../lib/platform/i18n/language";
import { readCommand } from "../../lib/process/read-command.ts";
import { publicPages } from "../limits/lines";
import { firstView } from "../pages/first-view";
import { lighthouseScores, overBudget, type PageRow, tableOfPages } from "../pages/page-budgets";
import { withBrowser } from "../support/browser";
import { discussionPath } from "../support/learners";
import { startBenchPortal } from "../support/portal";

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
          rows.push({ name, language, ...view, scores: await lighthouseScores(url, debuggingPort) });
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
