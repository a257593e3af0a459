import { courseId } from "../../testing/people/course-content";
import { firstInCore } from "../../testing/scope";
import { courseTexts } from "../support/campaign-content";
import { firstCaption } from "../support/captions";
import { carried } from "../support/carried";
import { languages } from "../support/languages";
import { password, signUp } from "../support/learner";
import { messageText } from "../support/messages";
import { expectNoAxeFindings, structuredData } from "../support/screen";
import { expect, hydrated, test } from "../support/test";

const texts = courseTexts(courseId);
const address = `/info/course/${courseId}`;
const filmPlay = (language: "en" | "hi") => new RegExp(`^${messageText(language, "video.play")}`);

for (const language of languages) {
  test(`the intro film loads nothing before it is started, plays with captions in a dialog, and stops when that closes (${language})`, async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on(
      "request",
      (request) => request.url().includes("/videos/") && requested.push(new URL(request.url()).pathname),
    );
    await page.goto(`${address}?language=${language}`);
    const play = page.getByRole("link", { name: filmPlay(language) });
    await expect(play).toHaveAttribute("href", `/videos/${courseId}-intro.mp4`);
    expect(requested).toEqual([]);
    // Fails if something lies on the still picture.
    await play.locator("img").click({ trial: true });
    const dialog = page.getByRole("dialog");
    const film = dialog.locator("video");
    await expect(async () => {
      if (!page.url().includes(address)) await page.goBack();
      await play.click({ timeout: 5000 });
      await expect(film).toBeVisible({ timeout: 5000 });
    }).toPass();
    expect(
      await film.locator("track").evaluateAll((tracks) => tracks.map((track) => track.getAttribute("srclang"))),
    ).toEqual(["en", "hi"]);
    await expect(dialog.getByText(firstCaption(`${courseId}-intro`, language)).first()).toBeVisible();
    await expect.poll(() => requested.includes(`/videos/${courseId}-intro.mp4`)).toBe(true);
    await expect(dialog.getByText(messageText(language, "video.silent"))).toBeVisible();
    await expectNoAxeFindings(page);
    for (let presses = 0; presses < 4; presses += 1) {
      await page.keyboard.press("Tab");
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
        ),
      ).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page.locator("video")).toHaveCount(0);
  });
}

for (const language of languages) {
  test(`a visitor with an account logs in from the course and comes back to it, and a shared address preserves the language (${language})`, async ({
    page,
    context,
  }) => {
    const username = await signUp(context, language);
    await context.clearCookies();
    await page.goto(`${address}?language=${language}`);
    const share = page
      .getByRole("navigation", { name: messageText(language, "course.share") })
      .getByRole("link", { name: "WhatsApp" });
    const shared = new URL((await share.getAttribute("href")) ?? "").searchParams.get("text");
    expect(shared).toMatch(
      new RegExp(
        `^${messageText(language, "course.takingCourse", { course: texts.name[language] })} https?://.*${address}\\?language=${language}$`,
      ),
    );
    const login = page
      .getByRole("article")
      .getByRole("link", { name: messageText(language, "shell.login"), exact: true });
    await expect(login.first()).toHaveAttribute("href", `/login?rdir=${encodeURIComponent(address)}`);
    await login.first().click();
    await page.locator("main [name=username]").fill(username);
    await page.locator("main [name=password]").fill(password);
    await page.locator("main form:has([name=password]) button[type=submit]").click();
    // Straight back, or by way of the profile that is still incomplete.
    await expect(page).toHaveURL(
      (url) =>
        url.pathname === address || (url.pathname === "/usr/UpdateInfo" && url.searchParams.get("rdir") === address),
    );
    await page.goto(address);
    await expect(page.getByRole("button", { name: messageText(language, "course.launch"), exact: true })).toBeVisible();
  });
}

test("a part is reached by hash and by path, and an address below the course leads to it", async ({ page }) => {
  for (const at of [`${address}#faqs`, `${address}/faqs`]) {
    await page.goto(at);
    await expect(page.getByRole("tab", { name: messageText("en", "course.faqs") })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(page).toHaveURL(new RegExp(`${address}#faqs$`));
  }
  await page.goto("/courses/anything/below");
  await expect(page).toHaveURL(/\/courses$/);
});

for (const language of languages) {
  test(`on a phone the page is at most six screens: each part unfolds below its title, or by the address (${language})`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await context.addCookies([{ name: "cookies_agreed", value: "1", url: test.info().project.use.baseURL ?? "" }]);
    await page.goto(`${address}?language=${language}`);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6 * 740);
    const questions = page.locator("#faqs details:not(#faqs-fold)").first();
    await expect(questions).toBeHidden();
    const fold = page.locator("#faqs-fold summary");
    await expect(fold.getByRole("heading", { level: 2 })).toHaveText(messageText(language, "course.faqs"));
    await fold.press("Enter");
    await expect(questions).toBeVisible();
    await expectNoAxeFindings(page);
    await fold.press("Enter");
    await expect(questions).toBeHidden();
    await page.goto("/courses");
    await page.goto(`${address}#curriculum`);
    await expect(page.locator("#curriculum h4").first()).toBeVisible();
    await expect(page.locator("#curriculum")).toBeInViewport();
  });
}

for (const language of languages) {
  test(`the first screen of a phone has the course's picture whole, above the button at the lower edge (${language})`, {
    tag: "@all",
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${address}?language=${language}`);
    const [picture, action] = await Promise.all([
      page
        .getByRole("link", { name: filmPlay(language) })
        .locator("img")
        .boundingBox(),
      page.locator(".action-bar").boundingBox(),
    ]);
    if (!picture || !action) throw new Error("The picture or the button has no place");
    expect(picture.y + picture.height).toBeLessThanOrEqual(action.y);
    for (const key of ["includesCertificate", "free"])
      await expect(page.getByText(messageText(language, `course.${key}`), { exact: true }).first()).toBeInViewport();
  });
}

test("the structured data: the course, its questions, its film and the breadcrumb", { tag: "@all" }, async ({
  page,
}) => {
  await page.goto(`${address}?language=en`);
  const data = await structuredData(page);
  expect([...data.keys()]).toEqual(expect.arrayContaining(["Course", "BreadcrumbList", "FAQPage", "VideoObject"]));
  expect(data.get("Course")).toMatchObject({ name: texts.name.en, isAccessibleForFree: true });
  expect(
    await page
      .locator('link[rel="alternate"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("hreflang"))),
  ).toEqual(expect.arrayContaining(["en", "hi", "x-default"]));
});

test("the campaign of the address is stored with the enrolment, and a partner's logo is on the page", {
  tag: "@all",
}, async ({ page, context }) => {
  await signUp(context);
  await page.goto("/p/health-mission");
  await expect(page).toHaveURL(
    new RegExp(`${address}\\?utm_campaign=health-mission&utm_source=health-mission&language=hi$`),
  );
  await expect(page.getByText(messageText("hi", "course.withPartner"), { exact: true })).toBeVisible();
  const enrolled = page.waitForRequest("**/api/courses/enroll");
  await page.getByRole("button", { name: messageText("hi", "course.launch"), exact: true }).click();
  expect((await enrolled).postDataJSON()).toMatchObject({
    id: courseId,
    utm_campaign: "health-mission",
    utm_source: "health-mission",
  });
  await expect(page).toHaveURL(new RegExp(`/view/course/${courseId}$`));
  await expect(carried(page)).toHaveText(messageText("hi", "answers.enrolledNow"));
  // Whoever is enrolled already is told nothing new.
  await page.goto(address);
  await page.getByRole("button", { name: messageText("hi", "course.launch"), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/view/course/${courseId}$`));
  await hydrated(page);
  await expect(carried(page)).toHaveCount(0);
});

test.describe("before the scripts run", () => {
  test.use({ waitsForHydration: false });

  for (const language of languages)
    for (const signedIn of firstInCore([true, false]))
      test(`the page offers ${signedIn ? "a learner to go on, and not to enrol or log in" : "a guest to enrol and to log in"} (${language})`, async ({
        page,
        context,
      }) => {
        if (signedIn) await signUp(context, language);
        await page.route("**/_next/static/**/*.js*", (route) => route.abort());
        await page.goto(`${address}?language=${language}`);
        const card = page.locator("main aside, main article").filter({ has: page.locator(".for-learners") });
        const guests = card.getByText(messageText(language, "course.enroll"), { exact: true });
        const learners = card.getByText(messageText(language, "course.launch"), { exact: true });
        await expect(signedIn ? learners : guests).not.toHaveCount(0);
        for (const each of await learners.all()) await expect(each).toBeVisible({ visible: signedIn });
        for (const each of await guests.all()) await expect(each).toBeVisible({ visible: !signedIn });
        const logIn = card.locator('a[href^="/login"]');
        await expect(logIn).not.toHaveCount(0);
        for (const each of await logIn.all()) await expect(each).toBeVisible({ visible: !signedIn });
      });
});
