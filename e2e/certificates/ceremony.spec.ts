import { courseId, readCourse, type Topic } from "../../testing/people/course-content";
import { firstInCore } from "../../testing/scope";
import { behaviourLanguages } from "../support/languages";
import { completeProfile, enroll, signUp } from "../support/learner";
import { type Language, messageText } from "../support/messages";
import { completeTopics } from "../support/progress";
import { expectNoAxeFindings } from "../support/screen";
import { staff } from "../support/staff";
import { type BrowserContext, expect, type Page, test } from "../support/test";

const here = `/view/course/${courseId}`;
const reviewedCourse = "healthy-minds";
const phone = { width: 360, height: 740 };

async function learner(context: BrowserContext, language: Language): Promise<string> {
  const baseURL = test.info().project.use.baseURL ?? "";
  await context.addCookies([
    { name: "language", value: language, url: baseURL },
    { name: "cookies_agreed", value: "1", url: baseURL },
  ]);
  const username = await signUp(context, language);
  await completeProfile(context);
  return username;
}

/** A course that is complete, whose certificate only has to be requested. */
async function complete(context: BrowserContext, language: Language): Promise<void> {
  await learner(context, language);
  await enroll(context);
  await completeTopics(context, readCourse());
}

async function certified(context: BrowserContext, language: Language): Promise<{ id: string; number: string }> {
  await complete(context, language);
  const modules = await context.request.post(`/api/courses/modules/${courseId}`, { data: {} });
  const [{ id: eid }] = (await modules.json()).enrollment_info;
  const { certificateId } = await (
    await context.request.put(`/api/courses/completed_status/${courseId}`, { data: { eid } })
  ).json();
  const { data } = await (await context.request.get(`/api/certificate/${certificateId}`)).json();
  return { id: certificateId, number: data.number };
}

const measureBox = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
const animations = (page: Page) =>
  page
    .locator(".celebration")
    .evaluate((element) =>
      element.getAnimations({ subtree: true }).map((each) => each.effect?.getComputedTiming().iterations),
    );

for (const language of behaviourLanguages) {
  const t = (key: string, values?: Record<string, string | number>) => messageText(language, key, values);
  const get = (page: Page) => page.getByRole("button", { name: t("learning.getCertificate") });

  test(`a complete course has one large button, then a celebration, then the certificate (${language})`, {
    tag: "@all",
  }, async ({ page, context }) => {
    await page.setViewportSize(phone);
    await complete(context, language);
    for (const address of [here, "/dashboard"]) {
      await page.goto(address);
      await expect(get(page)).toHaveCount(1);
      // The documented label is on it too (rule: certificate.request).
      await expect(get(page)).toContainText(t("learning.requestCertificate"));
      // Who can ask for it does not ask why there is none.
      await expect(page.locator("#why")).toHaveCount(0);
      await expect(page.getByRole("link", { name: t("learning.resume") })).toHaveCount(0);
      await expect(page.getByRole("link", { name: new RegExp(`^${t("learning.resumeLeft")}`) })).toHaveCount(0);
      await expectNoAxeFindings(page);
    }
    await get(page).click();
    await expect(page).toHaveURL(new RegExp(`${here}\\?certificate=issued$`));
    const celebration = page.locator(".celebration");
    await expect(celebration.getByText("Sunita Kumari")).toBeVisible();
    const { top, height } = await measureBox(page, ".celebration");
    expect(top).toBeLessThanOrEqual(0);
    expect(height + top).toBeGreaterThanOrEqual(phone.height);
    await expect(page.locator("body > header")).toBeHidden();
    await expectNoAxeFindings(page);
    await celebration.getByRole("link", { name: t("certificate.seeCertificate") }).click();
    await expect(page).toHaveURL(/\/certificate\/[0-9a-f]{32}$/);
    await page.goto(here);
    await expect(celebration).toHaveCount(0);
    const head = page.locator("section", { has: page.getByRole("heading", { level: 1 }) });
    await expect(head.getByText(t("learning.statusCompleted"), { exact: true })).toBeVisible();
    await expect(page.locator(`#modules a[href="/survey/course/${courseId}"]`)).toBeVisible();
  });

  test(`the certificate comes first; its owner shares it, anybody else reads that it is valid (${language})`, async ({
    page,
    context,
    browser,
  }) => {
    await page.setViewportSize(phone);
    const { id } = await certified(context, language);
    await page.goto(`/certificate/${id}`);
    const sheetStands = async (at: Page) => {
      const { top, width, height } = await measureBox(at, ".certificate-sheet");
      expect(top).toBeLessThan(200);
      expect(height / width).toBeCloseTo(210 / 297, 2);
    };
    await sheetStands(page);
    // A wide screen shows the whole sheet at once.
    for (const [width, height] of [
      [1024, 768],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect((await measureBox(page, ".certificate-sheet")).bottom).toBeLessThanOrEqual(height);
    }
    await page.setViewportSize(phone);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("certificate.ownerTitle"));
    await expect(page.getByText(t("certificate.valid"))).toHaveCount(0);
    const actions = page.locator("section[aria-labelledby=certificate-actions]");
    await expect(actions.getByRole("link").first()).toHaveAttribute(
      "href",
      new RegExp(`^https://wa\\.me/\\?text=.*${id}$`),
    );
    await expect(actions.getByRole("link").nth(1)).toHaveAttribute("href", new RegExp(`^/api/certificate/${id}/pdf`));
    const facebook = actions.getByRole("link", { name: t("certificate.shareOn", { network: "Facebook" }) });
    await expect(facebook).toBeHidden();
    await actions.getByText(t("certificate.more")).click();
    await expect(facebook).toBeVisible();
    const next = page.locator("section[aria-labelledby=what-next]");
    await expect(next.locator(`a[href="/info/course/${reviewedCourse}"]`)).toBeVisible();
    await expect(next.locator(`a[href="/info/course/${courseId}"]`)).toHaveCount(0);
    await expectNoAxeFindings(page);

    const strangers = await browser.newContext({ viewport: phone });
    await strangers.addCookies([{ name: "language", value: language, url: test.info().project.use.baseURL ?? "" }]);
    const other = await strangers.newPage();
    await other.goto(`/certificate/${id}`);
    await sheetStands(other);
    await expect(other.getByRole("heading", { level: 1 })).toHaveText(t("certificate.valid"));
    await expect(other.getByRole("region", { name: t("certificate.inWords") })).toContainText("Sunita Kumari");
    await expect(other.getByText(t("certificate.ownerTitle"))).toHaveCount(0);
    await expect(other.locator("section[aria-labelledby=what-next]")).toHaveCount(0);
    await expectNoAxeFindings(other);
    await strangers.close();
  });

  test(`printed, the page is the certificate alone, on one sheet of A4 in landscape (${language})`, {
    tag: "@all",
  }, async ({ page, context }) => {
    await page.setViewportSize(phone);
    const { id } = await certified(context, language);
    await page.goto(`/certificate/${id}`);
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    const [, width, height] = /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/.exec(pdf) ?? [];
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([842, 595]);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    await expect(page.locator(".certificate-name")).toBeVisible();
  });

  test(`while a review waits the page shows the reviewer, the work, the time and the next steps; then the certificate is shown once, at its module (${language})`, {
    tag: "@all",
  }, async ({ page, context, baseURL }) => {
    await page.setViewportSize(phone);
    const username = await learner(context, language);
    await context.request.post("/api/courses/enroll", { data: { id: reviewedCourse, language } });
    const topics = readCourse(reviewedCourse).slice(0, 4);
    await completeTopics(context, topics);
    await page.goto(`/view/course/${reviewedCourse}`);
    const state = page.locator("#certificate");
    await expect(state.getByText(t("learning.underReview"))).toBeVisible();
    // Half of the course is missing too, so the list of that stays.
    await expect(page.locator("#why")).toHaveCount(1);
    for (const key of ["reviewWho", "reviewWhat", "reviewNext", "reviewNextIs"])
      await expect(state.getByText(t(`learning.${key}`), { exact: true })).toBeVisible();
    const year = String(new Date().getFullYear());
    await expect(state.getByText(new RegExp(t("learning.reviewSince", { date: `.*${year}` })))).toBeVisible();
    await expect(page.getByText(t("learning.moduleWaits"))).toBeVisible();
    await expectNoAxeFindings(page);
    const last = topics.at(-1) as Topic;
    await page.goto(`/course/module/${last.id}/quiz?step=results`);
    await expect(page.locator(".module-end li")).toHaveCount(3);

    await staff(baseURL ?? "", "approve", username, reviewedCourse, "knowing-the-mind");
    for (const address of [`/view/course/${reviewedCourse}`, "/dashboard"]) {
      await page.goto(address);
      await expect(page.locator('main a[href^="/certificate/"]')).toHaveCount(1);
    }
    await page.locator('main a[href^="/certificate/"]').click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("certificate.ownerTitle"));
  });

  test(`a certificate that was withdrawn is shown on the course page (${language})`, { tag: "@all" }, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize(phone);
    const { number } = await certified(context, language);
    await staff(baseURL ?? "", "withdraw", number, "Two people used this account.");
    await page.goto(here);
    const said = page.locator("#certificate");
    await expect(said.getByText(t("learning.withdrawnLead", { foundation: "" }).split(/[.।]/)[0] ?? "")).toBeVisible();
    await expect(said.getByRole("link")).toHaveAttribute("href", /^mailto:/);
    await expect(page.locator('main a[href^="/certificate/"]')).toHaveCount(0);
    await expectNoAxeFindings(page);
  });
}

test("the celebration shows the finished wall, and nothing moves where the visitor wants no motion", {
  tag: "@all",
}, async ({ page, context }) => {
  await certified(context, "en");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${here}?certificate=issued`, { waitUntil: "commit" });
  await expect(page.locator(".celebration-wall svg:visible")).toHaveCount(1);
  // The last part is coloured before the learner's eyes, here at once.
  await expect(page.locator(".celebration-wall svg:visible [data-state=new]").first()).toBeVisible();
  expect(await animations(page)).toEqual([]);
});

for (const [width, height] of firstInCore([
  [360, 640],
  [740, 360],
  [1280, 800],
] as const)) {
  test(`the celebration fits ${width} by ${height}`, { tag: "@all" }, async ({ page, context }) => {
    await page.setViewportSize({ width, height });
    await certified(context, "hi");
    await page.goto(`${here}?certificate=issued`);
    const link = page.locator(".celebration").getByRole("link").first();
    await expect(link).toBeInViewport({ ratio: 1 });
    const wall = await page.locator(".celebration-wall svg:visible").boundingBox();
    expect([wall?.x, wall?.y, wall?.width]).toEqual([0, 0, width]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
  });
}
