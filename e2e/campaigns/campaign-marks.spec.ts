import { courseId } from "../../testing/people/course-content";
import { campaigns } from "../support/campaign-content";
import { fillCampaignForm, openCampaignForm } from "../support/campaign-form";
import { behaviourLanguages } from "../support/languages";
import { completeProfile, password, signUp } from "../support/learner";
import { fillMainForm, mainForm } from "../support/main-form";
import { messageText } from "../support/messages";
import { submit } from "../support/steps";
import { fillTeacherForm } from "../support/teacher-form";
import { expect, type Locator, type Page, test } from "../support/test";

const marks = "utm_campaign=diwali&utm_source=poster";
const poster = { utm_campaign: "diwali", utm_source: "poster" };

/** The campaign that is stored with the account of who is signed in. */
async function storedCampaign(page: Page): Promise<Record<string, string>> {
  const stored = await (await page.request.get("/settings/my-data")).text();
  return Object.fromEntries(
    [...stored.matchAll(/"(utm_campaign|utm_source)": "([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
}

async function registerWith(form: Locator): Promise<void> {
  await fillMainForm(form);
  await submit(form);
}

/** Two more pages, whose own marks must not count: the first touch stays. */
async function walkOn(page: Page): Promise<void> {
  await page.goto("/bihar");
  await page.goto("/courses?utm_campaign=later&utm_source=later");
}

test.describe("the campaign that first brought a visitor is stored with the account", () => {
  test("by the main form", async ({ page }) => {
    await page.goto(`/?${marks}`);
    await walkOn(page);
    await page.goto("/register");
    await registerWith(mainForm(page));
    await expect(page).toHaveURL(/\/(courses|info\/course\/)/);
    expect(await storedCampaign(page)).toEqual(poster);
  });

  test("by the main form that the campaign leads to", { tag: "@all" }, async ({ page }) => {
    await page.goto(`/register?${marks}`);
    await registerWith(mainForm(page));
    await expect(page).toHaveURL(/\/courses$/);
    expect(await storedCampaign(page)).toEqual(poster);
  });

  test("by the popup of a course", { tag: "@all" }, async ({ page }) => {
    await page.goto(`/topic/nutrition?${marks}`);
    await walkOn(page);
    await page.goto(`/info/course/${courseId}`);
    await page.getByRole("link", { name: messageText("en", "course.enroll") }).click();
    const form = page.getByRole("dialog");
    await fillTeacherForm(form);
    await submit(form);
    await expect(page).toHaveURL(new RegExp(`/view/course/${courseId}$`));
    expect(await storedCampaign(page)).toEqual(poster);
  });

  test("by the form of a campaign, which is its own source", { tag: "@all" }, async ({ page }) => {
    const [campaign] = campaigns;
    if (!campaign) throw new Error("The content has no campaign");
    // A desktop has the form beside the course, without a button.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/discussions?${marks}`);
    await page.goto(`/${campaign.slug}`);
    const form = await openCampaignForm(page, campaign, "en");
    await fillCampaignForm(form, campaign);
    await submit(form);
    await expect(page).toHaveURL(new RegExp(`/view/course/${campaign.course}$`));
    expect(await storedCampaign(page)).toEqual({ utm_campaign: "diwali", utm_source: campaign.slug });
  });

  test("by a banner of the home page, which opens its course", { tag: "@all" }, async ({ page }) => {
    await page.goto(`/how-it-works?${marks}`);
    await walkOn(page);
    await page.goto("/");
    await page
      .locator("#banner-3")
      .getByRole("link", { name: messageText("en", "home.bannerStart") })
      .click();
    await registerWith(page.getByRole("dialog"));
    await expect(page).toHaveURL(/\/view\/course\/safe-and-respected$/);
    expect(await storedCampaign(page)).toEqual(poster);
  });
});

test("logging out forgets the campaign: the next person on this phone came by another way", { tag: "@all" }, async ({
  page,
  context,
}) => {
  await signUp(context);
  await page.goto(`/courses?${marks}`);
  const stored = async () =>
    (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith("utm_"));
  expect(await stored()).toEqual(["utm_campaign", "utm_source"]);
  await page.goto("/logout");
  await expect(page).toHaveURL(/\/login$/);
  expect(await stored()).toEqual([]);
  expect(await page.evaluate(() => window.localStorage.getItem("utm_source"))).toBeNull();
});

for (const language of behaviourLanguages)
  test(`Login in the header comes back to the page it was pressed on (${language})`, { tag: "@all" }, async ({
    page,
    context,
  }) => {
    const username = await signUp(context);
    await completeProfile(context);
    await context.clearCookies();
    await page.goto(`/discussions/p/1?language=${language}`);
    await page
      .getByRole("banner")
      .getByRole("link", { name: messageText(language, "shell.login"), exact: true })
      .locator("visible=true")
      .click();
    await expect(page).toHaveURL(
      (url) => url.pathname === "/login" && url.searchParams.get("rdir") === "/discussions/p/1",
    );
    // A wrong password first: the way back must survive the form that is shown again.
    for (const typed of ["not the password", password]) {
      await page.locator("[name=username]").fill(username);
      await page.locator("[name=password]").fill(typed);
      await submit(page.locator("main form"));
      if (typed !== password)
        await expect(page.getByText(messageText(language, "answers.signInFailed")).first()).toBeVisible();
    }
    await expect(page).toHaveURL(/\/discussions\/p\/1$/);
  });
