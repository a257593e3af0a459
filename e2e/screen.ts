import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** A message that is fading has no contrast. */
const asItStays = "*, ::before, ::after { animation: none !important; transition: none !important; }";

/** WCAG 2.2 AA by axe, and nothing that sticks out sideways. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  // No <style>, which the policy of a page may forbid.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, asItStays);
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]).analyze();
  expect(violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.html).join(" | ")}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
}

/** The page's structured data (JSON-LD), by type. */
export async function structuredData(page: Page): Promise<Map<string, Record<string, unknown>>> {
  const written = await page.locator('script[type="application/ld+json"]').allTextContents();
  const things = written.flatMap((json) => (JSON.parse(json)["@graph"] ?? [JSON.parse(json)]) as Record<string, unknown>[]);
  return new Map(things.map((thing) => [String(thing["@type"]), thing]));
}
