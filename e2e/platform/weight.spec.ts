import { courseId } from "../../testing/people/course-content";
import { firstInCore } from "../../testing/scope";
import { languages } from "../support/languages";
import { type Browser, expect, test } from "../support/test";

// Budgets of a cold first view on a phone, in KB as they come over the wire; the page's data come with its scripts.
const budget = { Script: 180, Stylesheet: 20, total: 240, withoutScripts: 60 };
const pages = ["/", "/courses", `/info/course/${courseId}`];

/** What a first visit transfers, by kind of resource. */
async function weigh(browser: Browser, address: string, effectiveType = "4g"): Promise<Map<string, number>> {
  const context = await browser.newContext({ viewport: { width: 360, height: 720 } });
  await context.addInitScript(
    (value) => Object.defineProperty(navigator, "connection", { value: { effectiveType: value }, configurable: true }),
    effectiveType,
  );
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "Other";
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength / 1024);
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await context.close();
  return bytes;
}

for (const language of languages) {
  for (const address of pages) {
    test(`${address} stays within its weight (${language})`, async ({ browser }) => {
      const bytes = await weigh(browser, `${address}?language=${language}`);
      const total = [...bytes.values()].reduce((sum, each) => sum + each, 0);
      console.log(
        `${address} ${language}: ${[...bytes].map(([kind, kb]) => `${kind} ${kb.toFixed(1)}`).join(", ")}, total ${total.toFixed(1)} KB`,
      );
      expect(bytes.get("Script")).toBeGreaterThan(0);
      expect(bytes.get("Script")).toBeLessThanOrEqual(budget.Script);
      expect(bytes.get("Stylesheet")).toBeLessThanOrEqual(budget.Stylesheet);
      expect(total).toBeLessThanOrEqual(budget.total);
    });
  }
}

test.describe("on a slow connection", () => {
  test.use({ waitsForHydration: false });
  for (const language of languages)
    for (const address of firstInCore([...pages, "/bihar", "/topic"]))
      test(`${address} weighs at most ${budget.withoutScripts} KB before its scripts (${language})`, async ({
        browser,
      }) => {
        const bytes = await weigh(browser, `${address}?language=${language}`, "2g");
        expect(bytes.get("Script")).toBeUndefined();
        expect([...bytes.values()].reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(budget.withoutScripts);
      });
});

test("nothing moves when the visitor's part of a prerendered page arrives", { tag: "@all" }, async ({ page }) => {
  for (const address of pages) {
    await page.goto(address, { waitUntil: "networkidle" });
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          const add = (entries: PerformanceEntryList) => {
            for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
          };
          const observer = new PerformanceObserver((list) => add(list.getEntries()));
          observer.observe({ type: "layout-shift", buffered: true });
          // Two frames later the observer has every shift up to now.
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              setTimeout(() => {
                add(observer.takeRecords());
                resolve(sum);
              }),
            ),
          );
        }),
    );
    expect(shift, address).toBeLessThan(0.02);
  }
});
