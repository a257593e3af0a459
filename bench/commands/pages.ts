import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { content } from "../../lib/platform/content";
import { languages } from "../../lib/platform/i18n/language";
import { readCommand } from "../../lib/process/read-command.ts";
import { browserPath } from "../../testing/browser/browser";
import { startPortal } from "../../testing/portal/portal";
import { firstView } from "../pages/first-view";
import { lighthouseScores } from "../pages/lighthouse";
import { overBudget, type PageRow, pageBudgets, printTable } from "../pages/page-budgets";

// npm run bench -- pages: what a first visit on a phone weighs and how soon it can be read, page by page. Fails over
// budget (issue 5).

readCommand({
  name: "bench -- pages",
  description:
    "Measures what a first visit on a phone weighs and how soon it can be read, page by page, of the production build.",
  exitCodes: { 1: "a page is over its budget" },
});

const debuggingPort = Number(process.env.BENCH_DEBUGGING_PORT ?? 9322);
const [course] = content().courses;
const [article] = content().articles;
const [discussion] = content().discussions;
if (!course || !article || !discussion) throw new Error("There is nothing published to measure.");

const pages = {
  Home: "/",
  Topic: `/topic/${article.topic}`,
  Article: `/topic/${article.topic}/${article.id}`,
  "Course information": `/info/course/${course.id}`,
  Campaign: "/bihar",
  Forum: `/discussions/view/${discussion.slug}`,
};

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "portal-bench-"));
const portal = await startPortal({ PORTAL_DATA_DIR: dataDir });
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    `--remote-debugging-port=${debuggingPort}`,
  ],
});
const rows: PageRow[] = [];
try {
  for (const [name, address] of Object.entries(pages)) {
    // The first visit of all fills the server's caches, as the portal's own neighbours do all day.
    await fetch(portal.url + address);
    for (const language of languages) {
      const url = `${portal.url}${address}${address.includes("?") ? "&" : "?"}language=${language}`;
      const view = await firstView(browser, url);
      const scores = await lighthouseScores(url, debuggingPort);
      rows.push({ name, language, ...view, scores });
      console.log(`${name} (${language}) measured`);
    }
  }
} finally {
  await browser.close();
  await portal.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}
printTable(rows);
const problems = rows.flatMap((row) => overBudget(row, pageBudgets(row.name)));
for (const problem of problems) console.log(`✗ ${problem}`);
if (problems.length === 0) console.log("\nEvery page is within its budget.");
process.exit(problems.length > 0 ? 1 : 0);
