import { expect, test } from "@playwright/test";
import { courseTexts } from "./campaign-key";
import { courseId } from "./course-key";
import { signUp } from "./learner";
import { expectNoAxeFindings } from "./screen";
import { words } from "./words";

const texts = courseTexts(courseId);
const address = `/info/course/${courseId}`;
const filmPlay = (language: "en" | "hi") => new RegExp(`^${words(language, "video.play")}`);

for (const language of ["en", "hi"] as const) {
  test(`the intro film loads nothing before it is asked for, plays with captions in a dialog, and stops when that closes (${language})`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/videos/") && asked.push(new URL(request.url()).pathname));
    await page.goto(`${address}?language=${language}`);
    const play = page.getByRole("link", { name: filmPlay(language) });
    await expect(play).toHaveAttribute("href", `/videos/${courseId}-intro.mp4`);
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    const dialog = page.getByRole("dialog");
    const film = dialog.locator("video");
    await expect(async () => {
      if (!page.url().includes(address)) await page.goBack();
      await play.click({ timeout: 5000 });
      await expect(film).toBeVisible({ timeout: 5000 });
    }).toPass();
    expect(await film.locator("track").evaluateAll((tracks) => tracks.map((track) => track.getAttribute("srclang")))).toEqual(["en", "hi"]);
    await expect(film.locator(`track[srclang=${language}]`)).toHaveAttribute("default", "");
    await expect.poll(() => asked.includes(`/videos/${courseId}-intro.mp4`)).toBe(true);
    await expect(dialog.getByText(words(language, "video.silent"))).toBeVisible();
    await expectNoAxeFindings(page);
    for (let presses = 0; presses < 4; presses += 1) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null)).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page.locator("video")).toHaveCount(0);
  });
}

test("a part is reached by hash and by path, and an address below the course leads to it", async ({ page }) => {
  for (const at of [`${address}#faqs`, `${address}/faqs`]) {
    await page.goto(at);
    await expect(page.getByRole("tab", { name: words("en", "course.faqs") })).toHaveAttribute("aria-selected", "true");
    await expect(page).toHaveURL(new RegExp(`${address}#faqs$`));
  }
  await page.goto("/courses/anything/below");
  await expect(page).toHaveURL(/\/courses$/);
});

test("what search engines read: the course, its questions, its film and where the page stands", async ({ page }) => {
  await page.goto(`${address}?language=en`);
  const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? "{}")["@graph"] as Record<string, unknown>[];
  expect(graph.map((each) => each["@type"])).toEqual(expect.arrayContaining(["Course", "BreadcrumbList", "FAQPage", "VideoObject"]));
  expect(graph.find((each) => each["@type"] === "Course")).toMatchObject({ name: texts.name.en, isAccessibleForFree: true });
  expect(await page.locator('link[rel="alternate"]').evaluateAll((links) => links.map((link) => link.getAttribute("hreflang")))).toEqual(
    expect.arrayContaining(["en", "hi", "x-default"]),
  );
});

test("the campaign of the address is kept, goes along with the enrolment, and a partner's mark stands on the page", async ({ page, context }) => {
  await signUp(context);
  await page.goto("/p/health-mission");
  await expect(page).toHaveURL(new RegExp(`${address}\\?utm_campaign=health-mission&utm_source=health-mission&language=hi$`));
  await expect(page.getByText(words("hi", "course.withPartner"), { exact: true })).toBeVisible();
  const enrolled = page.waitForRequest("**/api/courses/enroll");
  await page.getByRole("button", { name: words("hi", "course.launch"), exact: true }).click();
  expect((await enrolled).postDataJSON()).toMatchObject({ id: courseId, utm_campaign: "health-mission", utm_source: "health-mission" });
  await expect(page).toHaveURL(new RegExp(`/view/course/${courseId}$`));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all four parts can be read, the film has the browser's own player, and every link of the page leads somewhere", async ({ page }) => {
    await page.goto(`${address}?language=hi`);
    for (const id of ["about", "curriculum", "how-it-works", "faqs"]) await expect(page.locator(`#${id}`)).toBeVisible();
    const film = page.locator("video");
    await expect(film).toBeVisible();
    await expect(film).toHaveAttribute("preload", "none");
    await expect(page.getByRole("link", { name: filmPlay("hi") })).toBeHidden();
    await page.getByRole("link", { name: words("hi", "course.curriculum") }).click();
    await expect(page).toHaveURL(/#curriculum$/);
  });
});
