import { campaigns } from "../support/campaign-content";
import { enrollIn, fillCampaignForm, openCampaignForm } from "../support/campaign-form";
import { expectStep } from "../support/steps";
import { expect, test } from "../support/test";

test.use({ viewport: { width: 360, height: 740 } });

test("the phone's Back goes through the steps of the popup, closes it, and stays on the campaign's page; its title names the step", async ({
  page,
}) => {
  const [campaign] = campaigns;
  if (!campaign) throw new Error("There is no campaign");
  await page.goto("/courses?language=en");
  const form = await openCampaignForm(page, campaign, "en");
  const dialog = page.getByRole("dialog");
  const title = await page.title();
  await fillCampaignForm(form, campaign);
  await expectStep(form, 2);
  await expect(page).toHaveTitle(/^Your consent \(Step 3 of 3\) – /);
  for (const step of [1, 0]) {
    await page.evaluate(() => window.history.back());
    await expectStep(form, step);
    await expect(dialog).toBeVisible();
  }
  await expect(page).toHaveTitle(title);
  await page.evaluate(() => window.history.back());
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/${campaign.slug}(?:\\?|$)`));
  // What was typed is there when it is opened again, and closing it by its button leaves no entry behind.
  await enrollIn(page, "en").click();
  await expect(form.locator("[name=firstName]")).toHaveValue("Sunita");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL(/\/courses/);
});
