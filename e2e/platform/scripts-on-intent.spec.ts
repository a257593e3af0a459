import lookPanelTexts from "../../messages/browser/look-panel.json" with { type: "json" };
import { courseId, readCourse } from "../../testing/people/course-content";
import { firstInCore } from "../../testing/scope";
import { holdRequests } from "../support/held-requests";
import { behaviourLanguages } from "../support/languages";
import { enroll, signUp } from "../support/learner";
import { messageText } from "../support/messages";
import { expect, hydrated, type Page, test } from "../support/test";
import { onConnection, slow } from "./on-connection";

// Pages fetch their scripts when somebody needs them (docs/decisions/0211). On a connection that is slow, or
// whose owner saves data, they fetch none by themselves.
test.use({ waitsForHydration: false, viewport: { width: 360, height: 720 } });

const [topic] = readCourse();
const storedPages = ["/", "/bihar", "/courses", "/login", "/discussions", "/topic", "/no/such/page"];
const publicPages = [...storedPages, "/register"];
/** Of the suite: workers are blocked in these tests. */
const ofPlaywright = "Service Worker registration blocked";

/** The scripts that a page fetches, and what its console complains of. */
function watch(page: Page): { scripts: string[]; complaints: string[] } {
  const seen = { scripts: [] as string[], complaints: [] as string[] };
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // The service worker's own script comes on every page.
    if (request.resourceType() === "script" && !pathname.startsWith("/offline/")) seen.scripts.push(pathname);
  });
  page.on("console", (message) => {
    const complains = message.type() === "error" || message.type() === "warning";
    if (complains && !message.text().includes(ofPlaywright)) seen.complaints.push(message.text());
  });
  page.on("pageerror", (error) => seen.complaints.push(String(error)));
  return seen;
}

const lookButton = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: messageText("en", "accessibility.open") });
const lookPanel = (page: Page) => page.getByRole("dialog", { name: lookPanelTexts.en.title });

for (const language of behaviourLanguages)
  test(`no stored page has the framework's data or scripts in it (${language})`, { tag: "@all" }, async ({
    request,
  }) => {
    for (const address of storedPages) {
      const html = await (await request.get(`${address}?language=${language}`)).text();
      expect(html.includes("self.__next"), address).toBe(false);
      expect(html, address).not.toMatch(/<script[^>]* src=/);
      const [, scripts = ""] = /data-page-scripts="([^"]+)"/.exec(html) ?? [];
      const file = await request.get(scripts);
      expect(file.status(), address).toBe(200);
      expect(file.headers()["cache-control"]).toContain("immutable");
      expect(await file.text(), address).toContain("self.__next");
    }
  });

test("a page looks the same with its own rules as with the style sheets that come later (docs/decisions/0306)", async ({
  page,
  context,
}) => {
  await onConnection(context, slow);
  const photograph = () => page.screenshot({ fullPage: true, animations: "disabled" });
  for (const address of ["/bihar?language=hi", "/?language=en"]) {
    // Lazy pictures would come between the two photographs.
    await page.route(/\/images\/(?!brand)/, (route) => route.abort());
    await page.goto(address);
    expect(await page.evaluate(() => document.styleSheets.length), address).toBe(1);
    const before = await photograph();
    await page.evaluate(() =>
      Promise.all(
        Array.from(document.querySelectorAll<HTMLLinkElement>("link[rel=later]"), (link) => {
          const loaded = new Promise((resolve) => link.addEventListener("load", resolve));
          link.rel = "stylesheet";
          return loaded;
        }),
      ),
    );
    expect((await photograph()).equals(before), address).toBe(true);
  }
});

for (const connection of firstInCore([
  slow,
  { saveData: true, effectiveType: "4g" },
  { saveData: false, effectiveType: "3g" },
] as const))
  test(`with ${JSON.stringify(connection)} nothing is fetched until a button is touched, and then everything once`, async ({
    page,
    context,
  }) => {
    await onConnection(context, connection);
    const seen = watch(page);
    await page.goto("/accessibility", { waitUntil: "networkidle" });
    expect(seen.scripts).toEqual([]);
    await lookButton(page).click();
    await expect(lookPanel(page)).toBeVisible();
    await hydrated(page);
    expect(seen.scripts.filter((path) => path.startsWith("/scripts/"))).toHaveLength(1);
    expect(new Set(seen.scripts).size).toBe(seen.scripts.length);
    expect(seen.complaints).toEqual([]);
  });

test("a button that is pressed by keyboard before the scripts have come is pressed once when they have", async ({
  page,
  context,
}) => {
  await onConnection(context, slow);
  // Until both presses are made: once the page works, a second press closes what the first has opened.
  const release = await holdRequests(page, "**/scripts/**");
  await page.goto("/accessibility");
  await lookButton(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  release();
  await expect(lookPanel(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(lookPanel(page)).toBeHidden();
});

test("links, the header's menu and the language work without the scripts, and fetch none", async ({
  page,
  context,
}) => {
  await onConnection(context, slow);
  const seen = watch(page);
  await page.goto("/bihar");
  // The login leads back to the course also for somebody who goes there at once.
  expect(await page.evaluate(() => sessionStorage.getItem("rdir"))).toBe(`/info/course/${courseId}`);
  const menu = page.locator("header details.narrow-menu");
  await menu.locator("summary").click();
  await expect(menu).toHaveAttribute("open", "");
  await page.getByRole("link", { name: "हिन्दी" }).first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await page.getByRole("main").locator('a[href^="/"]:visible').first().click();
  await page.waitForURL((url) => url.pathname !== "/bihar");
  await page.goBack();
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  expect(seen.scripts).toEqual([]);
});

test("a form that is sent before the scripts have come goes to the server once, and its page says what is missing", async ({
  page,
  context,
}) => {
  await onConnection(context, slow);
  await context.route("**/scripts/**", (route) => route.abort());
  await page.goto("/login");
  const posts: string[] = [];
  page.on("request", (request) => void (request.method() === "POST" && posts.push(request.url())));
  await page.locator("main form [type=submit]").first().click();
  await expect(page.locator("main [role=alert], main [aria-invalid=true]").first()).toBeVisible();
  expect(posts).toHaveLength(1);
});

test("a form that waits for scripts which do not come is sent without them after some seconds, once", {
  tag: "@all",
}, async ({ page, context }) => {
  await onConnection(context, slow);
  await context.route("**/scripts/**", () => undefined);
  await page.goto("/login");
  const posts: string[] = [];
  page.on("request", (request) => void (request.method() === "POST" && posts.push(request.url())));
  const send = page.locator("main form [type=submit]").first();
  await send.click();
  await send.click();
  expect(posts).toEqual([]);
  await expect(page.locator("main [role=alert], main [aria-invalid=true]").first()).toBeVisible();
  expect(posts).toHaveLength(1);
});

test("a learner's pages fetch their scripts in the same way", { tag: "@all" }, async ({ page, context }) => {
  await signUp(context);
  await enroll(context);
  await onConnection(context, slow);
  const seen = watch(page);
  const pages = ["/dashboard", `/view/course/${courseId}`, `/course/module/${topic?.id}/quiz`, "/profile"];
  pages.push(`/course/module/${topic?.id}/primary/1`);
  for (const address of pages) await page.goto(address, { waitUntil: "networkidle" });
  expect(seen.scripts).toEqual([]);
  await page.getByRole("button").first().click();
  await hydrated(page);
  expect(new Set(seen.scripts).size).toBe(seen.scripts.length);
  expect(seen.complaints).toEqual([]);
});

test("where the scripts could not be fetched, the next touch fetches them", { tag: "@all" }, async ({
  page,
  context,
}) => {
  await onConnection(context, slow);
  await context.route("**/scripts/**", (route) => route.abort(), { times: 1 });
  await page.goto("/accessibility");
  const failed = page.waitForEvent("requestfailed");
  await lookButton(page).click();
  await failed;
  // The page has heard of it once it runs something after it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(lookPanel(page)).toBeHidden();
  await lookButton(page).click();
  await expect(lookPanel(page)).toBeVisible();
});

test("the page that the back button shows again works as before", { tag: "@all" }, async ({ page, context }) => {
  await onConnection(context, slow);
  await page.goto("/accessibility");
  await page.goto("/courses");
  await page.goBack();
  await lookButton(page).click();
  await expect(lookPanel(page)).toBeVisible();
});

test("T33: a learner and a guest get the same file of scripts, with nothing of the learner in it", {
  tag: "@all",
}, async ({ context, playwright, baseURL }) => {
  const email = await signUp(context);
  const guest = await playwright.request.newContext({ baseURL });
  const named = (html: string) => /data-page-scripts="([^"]+)"/.exec(html)?.[1] ?? "";
  for (const address of ["/", "/bihar", "/courses", "/discussions", "/topic"]) {
    const [own, ofGuest] = await Promise.all(
      [context.request, guest].map(async (each) => named(await (await each.get(address)).text())),
    );
    expect(own, address).toBe(ofGuest);
    expect(own).toMatch(/^\/scripts\//);
    const file = await context.request.get(String(own));
    expect(file.headers()["set-cookie"]).toBeUndefined();
    expect(await file.text()).not.toContain(email);
  }
  await guest.dispose();
});

test("on a good connection a page that nobody touches stays without scripts for three seconds, and then fetches them", {
  tag: "@all",
}, async ({ page, context }) => {
  await onConnection(context, { saveData: false, effectiveType: "4g" });
  const seen = watch(page);
  // The page's own clock stands still from before its load: how long the machine takes means nothing.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto("/", { waitUntil: "load" });
  await page.clock.runFor(3000);
  await page.waitForTimeout(300);
  expect(seen.scripts).toEqual([]);
  await page.clock.runFor(1000);
  await expect.poll(() => seen.scripts.length).toBeGreaterThan(1);
  expect(seen.complaints).toEqual([]);
});

test("on a good connection the scripts come at the first sign of a reader, on every page without a complaint", {
  tag: "@all",
}, async ({ page, context }) => {
  await onConnection(context, { saveData: false, effectiveType: "4g" });
  const seen = watch(page);
  for (const address of publicPages) {
    await page.goto(address);
    await page.mouse.move(100, 200);
    await page.mouse.move(120, 220);
    await hydrated(page);
  }
  expect(seen.complaints.filter((text) => !text.includes("404"))).toEqual([]);
});
