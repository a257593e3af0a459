import fs from "node:fs";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { coreOnly } from "../../testing/scope";
import { languages } from "./languages";

const phone = { width: 360, height: 720 };
const desktop = { width: 1280, height: 800 };

/**
 * Each language in one size for axe, whose findings depend on one of the two; only the width that a page takes depends
 * on both, so `other` is for that. In `npm test` that is Hindi on a phone.
 */
export const views = languages.map((language, index) =>
  index % 2 === 0 && !coreOnly ? { language, size: desktop, other: phone } : { language, size: phone, other: desktop },
);

/** The minified one, of half the size: each page of each test parses it anew. */
const axeSource = fs.readFileSync("node_modules/axe-core/axe.min.js", "utf8");
/** A message that is fading has no contrast. */
const asItStays = "*, ::before, ::after { animation: none !important; transition: none !important; }";
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * WCAG 2.2 AA by axe, and nothing that is wider than the page. A finding counts when it stays: while a page changes it
 * has no title for a moment, and of two toasts the newer one covers the older one's button until that is gone.
 */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  const found = async () => {
    if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
    return page.evaluate(findings, { asItStays, rules });
  };
  // Not by a time limit: on a busy machine axe alone takes longer than one for the longest page.
  let left = await found();
  for (const pause of [500, 1500, 3000, 5000]) {
    if (left.length === 0) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    left = await found();
  }
  expect(left, page.url()).toEqual([]);
  await expectToFit(page);
}

/** Nothing is wider than the page. For a further size of a page that axe has seen in another one. */
export async function expectToFit(page: Page): Promise<void> {
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide, page.url()).toBeLessThanOrEqual(0);
}

/**
 * Runs in the page. It collects violations alone, because a report with all passed rules takes axe four times as long.
 */
async function findings({ asItStays, rules }: { asItStays: string; rules: string[] }): Promise<string[]> {
  // No <style>, which the policy of a page may forbid.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(asItStays);
  document.adoptedStyleSheets.push(sheet);
  const inPage = (window as unknown as { axe: typeof axe }).axe;
  const { violations } = await inPage.run(document, {
    runOnly: { type: "tag", values: rules },
    resultTypes: ["violations"],
  });
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  return violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.html).join(" | ")}`);
}

/** The page's structured data (JSON-LD), by type. */
export async function structuredData(page: Page): Promise<Map<string, Record<string, unknown>>> {
  const written = await page.locator('script[type="application/ld+json"]').allTextContents();
  const things = written.flatMap(
    (json) => (JSON.parse(json)["@graph"] ?? [JSON.parse(json)]) as Record<string, unknown>[],
  );
  return new Map(things.map((thing) => [String(thing["@type"]), thing]));
}
