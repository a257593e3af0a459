import { loadContent } from "../../lib/platform/content";
import { languages } from "../support/languages";
import { expect, test } from "../support/test";

const { handouts, drawings, classPlans } = loadContent("content");
const onePage = [
  ...handouts.map(({ id }) => `/handouts/${id}`),
  ...drawings.map(({ id }) => `/diagrams/${id}`),
  "/resources",
];
/** A class plan is one page, and its slips are another. */
const sheets = [
  ...onePage.map((address) => ({ address, expected: 1 })),
  ...classPlans.map(({ id }) => ({ address: `/class-plans/${id}`, expected: 2 })),
];
/** 11.5 pt, in CSS pixels. */
const planLetters = (11.5 * 96) / 72;

/** The paper is read without scripts, so that 120 sheets take a minute. */
test.use({ javaScriptEnabled: false });

for (const language of languages)
  test(`whatever says that it can be printed prints on one sheet of A4 (${language})`, async ({ page }) => {
    test.slow();
    const longer: string[] = [];
    for (const { address, expected } of sheets) {
      await page.goto(`${address}?language=${language}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
      const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length;
      if (pages !== expected) longer.push(`${address}: ${pages}`);
    }
    expect(longer).toEqual([]);
  });

test("on paper a class plan has letters of 11.5 pt, its title first, its drawing, and every slip", async ({ page }) => {
  const [plan] = classPlans;
  if (!plan) throw new Error("There is no class plan.");
  await page.emulateMedia({ media: "print" });
  await page.goto(`/class-plans/${plan.id}?language=hi`);
  const sheet = page.locator("article.class-plan");
  expect(await sheet.getByRole("heading").first().textContent()).toBe(plan.title.hi);
  for (const words of [plan.steps[0]?.hi, plan.crowd.hi, plan.ifStudent.cries.hi]) {
    const size = await sheet.getByText(words ?? "").evaluate((element) => getComputedStyle(element).fontSize);
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(planLetters - 0.1);
  }
  await expect(sheet.locator("svg.drawn")).toBeVisible();
  for (const { texts } of plan.slips)
    for (const slip of texts) await expect(sheet.getByText(slip.hi, { exact: true })).toBeVisible();
});
