import { courseId, readCourse } from "../../testing/people/course-content";
import { languages } from "../support/languages";
import { signUp } from "../support/learner";
import { fillMainForm, mainForm } from "../support/main-form";
import { messageText } from "../support/messages";
import { completeTopics } from "../support/progress";
import { submit } from "../support/steps";
import { expect, type Page, test } from "../support/test";

/** The main form has neither institute nor sector, so its profile is not complete. */
async function registerWithMainForm(page: Page) {
  await page.goto(`/register?course=${courseId}&language=en`);
  const form = mainForm(page);
  await fillMainForm(form, { firstName: "Sunita", lastName: "Kumari" });
  await submit(form);
  await expect(page).toHaveURL(new RegExp(`/view/course/${courseId}$`));
}

test.use({ viewport: { width: 360, height: 740 } });

test("with an incomplete profile no certificate is issued, the form is one press away, and then it is issued", {
  tag: "@all",
}, async ({ page, context }) => {
  await registerWithMainForm(page);
  await completeTopics(context, readCourse());
  const alert = page.locator("#certificate");
  for (const language of ["hi", "en"] as const) {
    await page.goto(`/view/course/${courseId}?language=${language}`);
    await expect(alert.getByText(messageText(language, "learning.profileFirst"))).toBeVisible();
    await alert.getByRole("button", { name: messageText(language, "learning.requestCertificate") }).click();
    // The page says it where the button was, and so nowhere else.
    await expect(page.getByText(messageText(language, "learning.profileIncomplete"))).toHaveCount(1);
    await expect(page).toHaveURL(/\?rejected=profile#certificate$/);
    await expect(alert.getByText(messageText(language, "learning.profileIncomplete"))).toBeInViewport();
  }
  await alert.getByRole("link", { name: messageText("en", "learning.completeProfile") }).click();
  await page.locator("[name=current_institute]").fill("Middle School, Dumra");
  await page.locator("[name=employment_sector]").selectOption("Government");
  await page.locator("main form button[type=submit]").last().click();
  await expect(page).toHaveURL(new RegExp(`/view/course/${courseId}$`));
  await page.getByRole("button", { name: messageText("en", "learning.requestCertificate") }).click();
  await expect(page).toHaveURL(new RegExp(`/view/course/${courseId}\\?certificate=issued$`));
  await page
    .getByRole("link", { name: messageText("en", "learning.viewCertificate") })
    .first()
    .click();
  await expect(page).toHaveURL(/\/certificate\/[0-9a-f]{32}$/);
  await expect(page.getByText("Sunita Kumari").first()).toBeVisible();
});

for (const language of languages) {
  test(`on a phone the bars about the account show beside a cookie notice that was not answered (${language})`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signUp(context, language);
    await page.goto(`/dashboard?language=${language}`);
    const notice = page.getByRole("complementary", { name: messageText(language, "privacy.cookies.label") });
    const bar = page.getByRole("complementary", { name: messageText(language, "recovery.barLabel") });
    for (const each of [notice, bar]) await expect(each).toBeInViewport({ ratio: 1 });
    for (const key of ["profile.barText", "recovery.barText"])
      await expect(bar.getByText(messageText(language, key))).toBeVisible();
    const [above, below] = [await notice.boundingBox(), await bar.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
    // Both leave more than half of the screen.
    expect((above?.height ?? 0) + (below?.height ?? 0)).toBeLessThan(370);
    await notice.getByRole("button").click();
    await expect(notice).toHaveCount(0);
    await expect(bar).toBeInViewport({ ratio: 1 });
  });
}
