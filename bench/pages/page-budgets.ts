import type { Language } from "../../lib/platform/i18n/language";
import type { FirstView } from "./first-view";
import { leastPerformance, type Scores } from "./lighthouse";

export type PageRow = FirstView & { name: string; language: Language; scores: Scores };
type Budget = Partial<Record<keyof FirstView, number>>;

const everyPage: Budget = { firstPaintMs: 3000, largestPaintMs: 4000, layoutShift: 0.02, scriptKb: 170, cssKb: 20 };
const articlePage: Budget = { ...everyPage, totalKb: 240, scriptKb: 165, htmlKb: 25, readableKb: 60 };

/** The most that issue 5 lets a page cost. */
export const pageBudgets = (name: string): Budget => (name === "Article" ? articlePage : everyPage);

export function overBudget(row: PageRow, budget: Budget): string[] {
  const page = `${row.name} (${row.language})`;
  const tooMuch = (Object.entries(budget) as [keyof FirstView, number][])
    .filter(([what, most]) => row[what] > most)
    .map(([what, most]) => `${page}: ${what} is ${row[what].toFixed(2)}, at most ${most}`);
  const { scores } = row;
  const full = (["accessibility", "bestPractices", "seo"] as const).filter((name) => scores[name] < 100);
  return [
    ...tooMuch,
    ...full.map(
      (name) => `${page}: Lighthouse ${name} is ${scores[name]}, 100 is required (${scores.failed.join(", ")})`,
    ),
    ...(scores.performance < leastPerformance
      ? [`${page}: Lighthouse performance is ${scores.performance}, ${leastPerformance} is required`]
      : []),
  ];
}

export function printTable(rows: PageRow[]): void {
  const head = [
    "page",
    "total KB",
    "JavaScript",
    "HTML",
    "CSS",
    "until readable",
    "first paint s",
    "largest s",
    "shift",
    "Lighthouse P/A/B/S",
  ];
  console.log(`\n| ${head.join(" | ")} |\n|---|${"---:|".repeat(head.length - 1)}`);
  for (const row of rows) {
    const { scores } = row;
    const kb = [row.totalKb, row.scriptKb, row.htmlKb, row.cssKb, row.readableKb].map((each) => each.toFixed(0));
    const times = [row.firstPaintMs, row.largestPaintMs].map((each) => (each / 1000).toFixed(1));
    const four = `${scores.performance}/${scores.accessibility}/${scores.bestPractices}/${scores.seo}`;
    console.log(
      `| ${[`${row.name} (${row.language})`, ...kb, ...times, row.layoutShift.toFixed(3), four].join(" | ")} |`,
    );
  }
}
