import { loadContent } from "../../lib/platform/content";
import { languages } from "../support/languages";
import { expect, test } from "../support/test";

const { handouts } = loadContent("content");

for (const language of languages) {
  // A course promises it of its resources, and a teacher copies one side.
  test(`every handout prints on one sheet of A4 (${language})`, async ({ page }) => {
    test.slow();
    for (const { id } of handouts) {
      await page.goto(`/handouts/${id}?language=${language}`);
      const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b/g), id).toHaveLength(1);
    }
  });
}
