import { loadContent } from "../../lib/platform/content";
import { languages } from "../support/languages";
import { expect, test } from "../support/test";

const { handouts, drawings, classPlans } = loadContent("content");
const sheets = [
  ...handouts.map(({ id }) => `/handouts/${id}`),
  ...drawings.map(({ id }) => `/diagrams/${id}`),
  ...classPlans.map(({ id }) => `/class-plans/${id}`),
  "/resources",
];

/** The paper is read without scripts, so that 120 sheets take a minute. */
test.use({ javaScriptEnabled: false });

for (const language of languages)
  test(`whatever says that it can be printed prints on one sheet of A4 (${language})`, async ({ page }) => {
    test.slow();
    const longer: string[] = [];
    for (const address of sheets) {
      await page.goto(`${address}?language=${language}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
      const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length;
      if (pages !== 1) longer.push(`${address}: ${pages}`);
    }
    expect(longer).toEqual([]);
  });
