import { courseId, readCourse } from "../../testing/people/course-content";
import { behaviourLanguages } from "../support/languages";
import { enroll, signUp } from "../support/learner";
import { type BrowserContext, expect, hydrated, type Page, test } from "../support/test";
import { good, onConnection, slow } from "./on-connection";

// The scripts of a page come at the first touch (docs/decisions/0211): what they move then moves under the finger.
test.use({ waitsForHydration: false, viewport: { width: 360, height: 720 } });

const [topic] = readCourse();
const publicPages = [
  "/",
  "/courses",
  `/info/course/${courseId}`,
  "/bihar",
  "/topic",
  "/topic/contraception/emergency-contraceptive-pill",
  "/discussions",
  "/discussions/view/questions-you-could-not-answer",
  "/search?query=period",
  "/help",
  "/contact-us",
  "/accessibility",
  "/resources",
  "/no/such/page",
];
const guestPages = [...publicPages, "/login", "/register", "/forgot-password"];
const learnerPages = [
  ...publicPages,
  "/dashboard",
  "/profile",
  "/settings",
  "/certificates",
  `/view/course/${courseId}`,
  `/course/module/${topic?.id}/primary/1`,
  `/course/module/${topic?.id}/primary/2`,
  `/course/module/${topic?.id}/quiz`,
  `/course/module/${topic?.id}/quiz?step=1`,
];

type Places = Record<string, [left: number, top: number]>;

/** By how many pixels something may move: a finger does not miss it. */
const tolerated = 8;

/** Where everything that can be pressed or filled in is, by its order in the page. */
const places = (page: Page): Promise<Places> =>
  page.evaluate(() => {
    const found: Record<string, [number, number]> = {};
    const seen = new Map<string, number>();
    for (const each of document.querySelectorAll<HTMLElement>(
      ":is(main, footer) :is(a, button, summary, input, select, textarea)",
    )) {
      const box = each.getBoundingClientRect();
      if (box.height === 0 || !each.checkVisibility({ visibilityProperty: true })) continue;
      const text = each.textContent?.replace(/\s+/g, " ").trim().slice(0, 60);
      const words = each.getAttribute("name") ?? (text || each.getAttribute("aria-label"));
      const name = `${each.localName} ${words}`;
      const number = (seen.get(name) ?? 0) + 1;
      seen.set(name, number);
      found[`${name} (${number})`] = [Math.round(box.left), Math.round(box.top + window.scrollY)];
    }
    return found;
  });

const isScript = /\/(scripts|_next\/static\/chunks)\//;

/** @returns what lets the page's scripts come */
async function holdScripts(context: BrowserContext): Promise<() => void> {
  const wait = Promise.withResolvers<void>();
  await context.route(isScript, async (route) => {
    if (route.request().resourceType() === "script") await wait.promise;
    await route.continue();
  });
  return wait.resolve;
}

/** Opens a page, holds its scripts until its places are known, and compares them when React has hydrated it. */
async function moved(page: Page, context: BrowserContext, path: string): Promise<string[]> {
  const release = await holdScripts(context);
  // Held scripts hold the page's "load" too.
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => document.fonts.status === "loaded");
  const before = await places(page);
  release();
  // On a slow connection the scripts come at a touch of what needs them.
  await page.locator("button[type=button]").first().dispatchEvent("pointerdown");
  await hydrated(page);
  // What the parts of the page ask the server for when they have come.
  await page.waitForLoadState("networkidle");
  const after = await places(page);
  await context.unroute(isScript);
  expect(Object.keys(before).length, path).toBeGreaterThan(5);
  return Object.entries(before).flatMap(([name, [left, top]]) => {
    const [newLeft, newTop] = after[name] ?? [left, top];
    const isNear = Math.max(Math.abs(newLeft - left), Math.abs(newTop - top)) <= tolerated;
    return isNear ? [] : [`${path}: ${name} from ${left}, ${top} to ${newLeft}, ${newTop}`];
  });
}

for (const language of behaviourLanguages)
  for (const who of ["guest", "learner"] as const)
    for (const connection of [good, slow])
      test(`nothing that can be pressed moves when the scripts come (${who}, ${connection.effectiveType}, ${language})`, async ({
        page,
        context,
      }) => {
        await onConnection(context, connection);
        if (who === "learner") {
          await signUp(context, language);
          await enroll(context);
        }
        await page.goto(`/about-us?language=${language}`);
        const found: string[] = [];
        for (const path of who === "guest" ? guestPages : learnerPages)
          found.push(...(await moved(page, context, path)));
        expect(found).toEqual([]);
      });

for (const { path, who } of [
  { path: "/search?query=period", who: "guest" },
  { path: `/view/course/${courseId}`, who: "learner" },
] as const)
  test(`a tap at the lower edge that brings the scripts of ${path} follows its link, however long the finger stays`, async ({
    page,
    context,
  }) => {
    if (who === "learner") {
      await signUp(context);
      await enroll(context);
    }
    const release = await holdScripts(context);
    await onConnection(context, good);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const link = page.locator("main a[href^='/']:visible").nth(3);
    const href = await link.getAttribute("href");
    // Scrolls the link to the lower edge of what is visible, above the bars that are fixed there before the scripts run.
    await link.evaluate((element) => {
      const isBar = (at: number) => {
        let each = document.elementFromPoint(innerWidth / 2, at);
        while (each && getComputedStyle(each).position !== "fixed") each = each.parentElement;
        return each !== null;
      };
      let edge = innerHeight - 1;
      while (isBar(edge)) edge -= 4;
      window.scrollBy(0, element.getBoundingClientRect().bottom + 4 - edge);
    });
    const box = await link.boundingBox();
    if (!box) throw new Error("The link has no place");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height - 4);
    await page.mouse.down();
    release();
    await hydrated(page);
    // Longer than a tap.
    await page.waitForTimeout(300);
    await page.mouse.up();
    await expect(page).toHaveURL(new RegExp(`${href?.replaceAll("?", "\\?")}$`));
  });
