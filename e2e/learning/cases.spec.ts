import { courseId, readCourse } from "../../testing/people/course-content";
import { chooseInCase, endCase, walkCase, wayThroughEndCase } from "../support/cases";
import { behaviourLanguages } from "../support/languages";
import { completeProfile, enroll, signUp } from "../support/learner";
import { type Language, messageText } from "../support/messages";
import { completeTopics } from "../support/progress";
import { expectNoAxeFindings } from "../support/screen";
import { expect, type Locator, test } from "../support/test";

const here = `/view/course/${courseId}`;
const komal = `/my-courses/${courseId}/cases/komal-faints`;

for (const language of behaviourLanguages) {
  const t = (key: string, values?: Record<string, string | number>) => messageText(language, key, values);

  test(`a case: a worse choice, one step back, a repaired way to the end (${language})`, async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signUp(context, language);
    await enroll(context);
    await page.goto(`${here}?language=${language}`);
    const list = page.locator("#cases");
    await expect(list.getByText(t("cases.locked"))).toHaveCount(1);
    await expect(list.locator(`a[href="${endCase}"]`)).toHaveCount(0);
    await list.locator(`a[href="${komal}"]`).click();
    // All choices are in a phone's first view.
    await expect(page.locator("article li a")).toHaveCount(3);
    await expect(page.locator("article li a").last()).toBeInViewport({ ratio: 0.5 });
    await expectNoAxeFindings(page);
    await chooseInCase(page, "send-home");
    await expect(page.getByRole("heading", { name: t("cases.follows") })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${komal}$`));
    await walkCase(page, ["ask-there", "start-anew", "ask-her", "today", "together", "go-along"]);
    await expect(page.getByRole("heading", { name: t("cases.counsellorAdds") })).toBeVisible();
    await expect(page.getByRole("region", { name: t("cases.youDid") }).getByRole("listitem")).toHaveCount(6);
    await expect(page.locator('a[href="tel:112"]').first()).toBeVisible();
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
    await expectNoAxeFindings(page);
    await page.getByRole("link", { name: t("cases.backToCourse") }).click();
    await expect(list.getByText(t("cases.finished"))).toHaveCount(1);
  });
}

for (const language of ["hi"] satisfies Language[]) {
  const t = (key: string, values?: Record<string, string | number>) => messageText(language, key, values);

  test(`the end case opens after all topics, is named as missing, and then the certificate can be requested (${language})`, {
    tag: "@all",
  }, async ({ page, context }) => {
    await signUp(context, language);
    await completeProfile(context);
    await enroll(context);
    await page.goto(`${here}?language=${language}`);
    await completeTopics(context, readCourse().slice(0, 1));
    expect((await page.goto(endCase))?.status()).toBe(403);
    await completeTopics(context, readCourse().slice(1), { withEndCase: false });
    await page.goto(`${here}?language=${language}`);
    const get = page.getByRole("button", { name: t("learning.getCertificate") });
    await expect(get).toHaveCount(0);
    await page.getByText(t("learning.whyTitle")).click();
    await expect(page.locator(`#why a[href="${endCase}"]`)).toHaveText(t("learning.whyCaseOpen"));
    // One and the same next step, wherever it is named: the page that was open last is finished.
    const lastTopic = readCourse().at(-1);
    if (!lastTopic) throw new Error("The course has no topic");
    const resumed = page.getByRole("link", { name: t("learning.resumeLeft") });
    const leadsToCase = async (step: Locator) => {
      await expect(step).toHaveCount(1);
      await expect(step).toHaveAttribute("href", endCase);
      await expect(resumed).toHaveCount(0);
    };
    const whole = page.getByRole("img", { name: t("learning.progress", { percent: 100 }) });
    await expect(whole).toHaveCount(0);
    await leadsToCase(page.locator("main section", { has: page.locator("h1") }).getByRole("link"));
    // The lesson's steps lead through its sections, and from the last one to the case.
    const onward = page.locator('main a[rel="next"]');
    for (let at = `/course/module/${lastTopic.id}/quiz?step=results`; at !== endCase; ) {
      expect(at).toContain(`/course/module/${lastTopic.id}/`);
      await page.goto(at);
      await expect(onward).toHaveCount(1);
      at = (await onward.getAttribute("href")) ?? "";
    }
    await leadsToCase(onward);
    await page.goto("/dashboard");
    await leadsToCase(page.getByRole("region", { name: t("dashboard.next"), exact: true }).getByRole("link"));
    await page
      .getByRole("region", { name: t("dashboard.next"), exact: true })
      .getByRole("link")
      .click();
    await walkCase(page, wayThroughEndCase);
    await page.getByRole("link", { name: t("cases.backToCourse") }).click();
    await expect(get).toBeVisible();
    await expect(whole).toBeVisible();
    await page.goto("/dashboard");
    await expect(page.locator(`main a[href="${endCase}"]`)).toHaveCount(0);
  });
}
