import { campaigns } from "../support/campaign-content";
import { openCampaignForm } from "../support/campaign-form";
import { signUp } from "../support/learner";
import { fillMainForm, mainForm } from "../support/main-form";
import { type Language, messageText } from "../support/messages";
import { expectNoAxeFindings } from "../support/screen";
import { expectStep, goOn, submit } from "../support/steps";
import { expect, type Page, test } from "../support/test";

const restored = (page: Page, language: Language) => page.getByText(messageText(language, "accounts.typedBack"));
const switchTo = (page: Page, language: Language) =>
  page
    .locator("header")
    .getByRole("radio", { name: language === "hi" ? "हिन्दी" : "English" })
    .click();
const typedKeys = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("typed:")));

test("the registration survives a change of language and a reload, without its passwords, and is gone once it is sent", async ({
  page,
}) => {
  await page.goto("/register?language=en");
  const form = mainForm(page);
  await fillMainForm(form);
  const expectAll = async (language: Language) => {
    await expect(restored(page, language)).toBeVisible();
    // The passwords are typed again, so the form returns to their step.
    await expectStep(form, 1);
    for (const [name, value] of Object.entries({
      firstName: "Asha",
      mobile: "9876543210",
      age: "34",
      state_id: "5",
      district: "Sitamarhi",
      gender: "Female",
    }))
      await expect(form.locator(`[name=${name}]`)).toHaveValue(value);
    for (const name of ["password", "confirmPassword"]) await expect(form.locator(`[name=${name}]`)).toHaveValue("");
    await expect(form.locator("[name=consent_account]")).not.toBeChecked();
  };
  await switchTo(page, "hi");
  await expect(page).toHaveURL(/language=hi/);
  await expectAll("hi");
  await expectNoAxeFindings(page);
  await page.reload();
  await expectAll("hi");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage) + JSON.stringify(localStorage))).not.toContain(
    "a long enough word",
  );
  for (const name of ["password", "confirmPassword"]) await form.locator(`[name=${name}]`).fill("a long enough word 7");
  await goOn(form);
  await form.locator("[name=consent_account]").check();
  await submit(form);
  await expect(page).toHaveURL(/\/courses$/);
  expect(await typedKeys(page)).toEqual([]);
});

test("the two forms of a campaign and the form on its own page share what was typed, block and all", {
  tag: "@all",
}, async ({ page }) => {
  const [campaign] = campaigns;
  if (!campaign) throw new Error("The content has no campaign");
  const desktop = { width: 1280, height: 800 };
  // Where the form is not beside the course, the button opens it.
  const phone = { width: 360, height: 740 };
  await page.setViewportSize(desktop);
  await page.goto(`/${campaign.slug}?language=en`);
  const side = page.locator("aside form, section[aria-labelledby=campaign-form] form").first();
  await side.locator("[name=firstName]").fill("Sunita");
  await side.locator("[name=district]").selectOption(campaign.district);
  await side.locator("[name=block]").selectOption(campaign.block);
  await page.setViewportSize(phone);
  const popup = await openCampaignForm(page, campaign, "en");
  await expect(popup.locator("[name=firstName]")).toHaveValue("Sunita");
  await expect(popup.locator("[name=block]")).toHaveValue(campaign.block);
  await popup.locator("[name=lastName]").fill("Kumari");
  await page.keyboard.press("Escape");
  await expect(side.locator("[name=lastName]")).toHaveValue("Kumari");
  await page.setViewportSize(desktop);
  await side.locator("[name=firstName]").fill("Sita");
  await page.setViewportSize(phone);
  const again = await openCampaignForm(page, campaign, "en");
  await expect(again.locator("[name=firstName]")).toHaveValue("Sita");
  await page.goto(`/${campaign.slug}/enroll?language=hi`);
  await expect(mainForm(page).locator("[name=firstName]")).toHaveValue("Sita");
  await expect(mainForm(page).locator("[name=block]")).toHaveValue(campaign.block);
});

test("the profile restores a draft for its account only, and a value that was changed elsewhere wins", {
  tag: "@all",
}, async ({ page, context }) => {
  await signUp(context);
  await page.goto("/usr/UpdateInfo?language=en");
  await page.locator("[name=current_institute]").fill("Middle School");
  await page.locator("[name=state_id]").selectOption("29");
  await page.locator("[name=district]").selectOption("Jaipur");
  await page.locator("[name=mobile]").fill("9123456780");
  await switchTo(page, "hi");
  await expect(page).toHaveURL(/language=hi/);
  await expect(page.locator("[name=district]")).toHaveValue("Jaipur");
  await expect(page.locator("[name=current_institute]")).toHaveValue("Middle School");
  await context.request.put("/api/users/profile", { data: { mobile: "9000000001" } });
  await page.reload();
  await expect(page.locator("[name=current_institute]")).toHaveValue("Middle School");
  await expect(page.locator("[name=district]")).toHaveValue("Jaipur");
  await expect(page.locator("[name=mobile]")).toHaveValue("9000000001");
  // Another learner signs in, in the same tab.
  await context.clearCookies();
  await signUp(context);
  await page.goto("/usr/UpdateInfo?language=en");
  await expect(page.locator("[name=current_institute]")).toHaveValue("");
  await expect(restored(page, "en")).toHaveCount(0);
});

test("a field of the profile that was being edited is open again, until it is cancelled", { tag: "@all" }, async ({
  page,
  context,
}) => {
  await signUp(context);
  await page.goto("/profile?language=en");
  const edit = page.getByRole("button", {
    name: `${messageText("en", "profile.edit")}: ${messageText("en", "profile.institute")}`,
    exact: true,
  });
  await edit.click();
  await page.locator("[name=current_institute]").fill("Girls High School");
  await page.reload();
  await expect(page.locator("[name=current_institute]")).toHaveValue("Girls High School");
  await page.getByRole("button", { name: messageText("en", "profile.cancel") }).click();
  await page.reload();
  await expect(edit).toBeVisible();
  await expect(page.locator("[name=current_institute]")).toHaveCount(0);
});

test("what a guest writes stays in its tab through a change of language: a comment, and a message about one's data", {
  tag: "@all",
}, async ({ page }) => {
  for (const [address, field] of [
    ["/discussions/view/questions-you-could-not-answer", "comment"],
    ["/grievance", "message"],
  ]) {
    await page.goto(`${address}?language=en`);
    await page.locator(`main [name=${field}]`).fill("Words of a guest");
    await switchTo(page, "hi");
    await expect(page).toHaveURL(/language=hi/);
    await expect(page.locator(`main [name=${field}]`)).toHaveValue("Words of a guest");
  }
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Words of a guest");
});
