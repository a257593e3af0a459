import { staticPages } from "../../lib/platform/content/static-pages";
import { courseId, readCourse } from "../../testing/people/course-content";
import { coreOnly } from "../../testing/scope";
import { enroll, signUp } from "../support/learner";
import { messageText } from "../support/messages";
import { expectNoAxeFindings, expectToFit, views } from "../support/screen";
import { expect, test } from "../support/test";

const topics = readCourse();
/** Built of the same components as another one in the list. */
const builtAlike = [
  ...(["HCLF", "Media", "Privacy", "Cookies"] as const).map((key) => staticPages[key].address),
  ...["period", "zzzzqqqq"].map((query) => `/search?query=${query}`),
];
const publicPages = [
  "/",
  "/courses",
  "/programme",
  `/info/course/${courseId}`,
  "/login",
  "/register",
  "/no/such/page",
  "/topic",
  "/topic/gender-based-violence",
  "/topic/mental-health/sad-or-depressed",
  "/article",
  ...Object.values(staticPages).map(({ address }) => address),
  ...["", "period", "suicide", "zzzzqqqq", "w".repeat(100)].map((query) => `/search?query=${query}`),
].filter((address) => !coreOnly || !builtAlike.includes(address));

for (const { language, size, other } of views) {
  test(`every public screen is clean for axe (${size.width} pixels wide) and fits its width, on a phone and a desktop (${language})`, async ({
    page,
  }) => {
    // The long page of the calls is the same in every language.
    for (const address of language === "en" ? [...publicPages, "/api/docs"] : publicPages) {
      await page.setViewportSize(other);
      await page.goto(`${address}${address.includes("?") ? "&" : "?"}language=${language}`);
      await expectToFit(page);
      await page.setViewportSize(size);
      await expectNoAxeFindings(page);
    }
  });
}

test("at 200 percent zoom nothing sticks out", { tag: "@all" }, async ({ browser }) => {
  // 1280 pixels at 200 % are 640 CSS pixels; 360 at 200 % are 180 on paper, WCAG requires 320.
  const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
  await signUp(context);
  await enroll(context);
  const page = await context.newPage();
  for (const address of [
    "/",
    "/courses",
    `/info/course/${courseId}`,
    "/register",
    "/dashboard",
    `/view/course/${courseId}`,
    `/course/module/${topics[0]?.id}/primary/1`,
    `/course/module/${topics[0]?.id}/quiz?step=1`,
    "/usr/UpdateInfo",
  ]) {
    await page.goto(address);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      address,
    ).toBeLessThanOrEqual(0);
  }
  await context.close();
});

test("the language radios are used by keyboard: arrows move, Space chooses", async ({ page }) => {
  await page.goto("/courses");
  const group = page.getByRole("radiogroup", { name: messageText("en", "shell.language") });
  await group.getByRole("radio", { name: "English" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(group.getByRole("radio", { name: "हिन्दी" })).toBeFocused();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/\/courses\?language=hi$/);
  await expect(page.getByRole("radio", { name: "हिन्दी" })).toBeChecked();
});

test("the menu closes by Escape, which gives the focus back, and by a tap beside it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/courses");
  const menu = page.locator("header details.narrow-menu");
  await menu.locator("summary").click();
  await expect(page.locator("#menu-search")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("#menu-search")).toBeHidden();
  await expect(menu.locator("summary")).toBeFocused();
  await menu.locator("summary").click();
  await page.mouse.click(180, 790);
  await expect(page.locator("#menu-search")).toBeHidden();
});

test("the language is the address's, then the cookie's, then English", { tag: "@all" }, async ({ page }) => {
  await page.goto("/courses");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("radio", { name: "हिन्दी" }).first().click();
  await expect(page).toHaveURL(/\/courses\?language=hi$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(messageText("hi", "courses.title"));
  await page.goto("/courses");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await page.goto("/courses?language=xx");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
});

test("an unknown address answers 404 and leads home", { tag: "@all" }, async ({ page }) => {
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("We can't find the page you're looking for.")).toBeVisible();
  await page.getByRole("link", { name: messageText("en", "errors.home") }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("an unknown course leads to the courses", { tag: "@all" }, async ({ page }) => {
  await page.goto("/info/course/no-such-course");
  await expect(page).toHaveURL(/\/courses$/);
});

test("a page in the language of a cookie is not for shared caches, and a private page is not stored", {
  tag: "@all",
}, async ({ page, context }) => {
  const courses = (await page.goto("/courses"))?.headers() ?? {};
  expect(courses["cache-control"]).toBe("private, no-cache");
  expect(courses.vary).toContain("Cookie");
  expect(courses["content-security-policy"]).toContain("frame-ancestors 'none'");
  await signUp(context);
  expect((await page.goto("/dashboard"))?.headers()["cache-control"]).toContain("no-store");
});

test("the library that renders PDFs never reaches a browser", { tag: "@all" }, async ({ page }) => {
  const asked = new Set<string>();
  page.on("request", (request) => void (request.resourceType() === "script" && asked.add(request.url())));
  await page.goto(`/info/course/${courseId}`, { waitUntil: "networkidle" });
  // Fetched again: the browser does not give the body of a response that it has dropped.
  const scripts = await Promise.all([...asked].map(async (url) => (await page.request.get(url)).text()));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.some((script) => /pdfkit|fontkit|PDFDocument/.test(script))).toBe(false);
});
