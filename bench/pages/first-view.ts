import type { Browser, CDPSession, Page } from "@playwright/test";
import { beSlow, networks, phone } from "../support/browser";

type Weight = "totalKb" | "scriptKb" | "htmlKb" | "cssKb" | "readableKb";
/**
 * `readableKb`: what is needed before the text can be read, the page itself and what blocks its rendering. The paints
 * are at 400 kbit/s, 400 ms round trips and a processor four times slower.
 */
export type FirstView = Record<Weight | "firstPaintMs" | "largestPaintMs" | "layoutShift", number>;

/** A cold first view on a phone: weighed at full speed, timed on a slow network and processor. */
export async function firstView(browser: Browser, url: string): Promise<FirstView> {
  const weight = await onPhone(browser, (page, session) => weigh(page, session, url));
  const times = await onPhone(browser, async (page, session) => {
    await beSlow(session, networks.of3g);
    await page.goto(url, { waitUntil: "load", timeout: 120_000 });
    await page.waitForTimeout(1500);
    return page.evaluate(readPaints);
  });
  return { ...weight, ...times };
}

async function weigh(page: Page, session: CDPSession, url: string): Promise<Record<Weight, number>> {
  const kinds = new Map<string, string>();
  const blocks = new Set<string>();
  const kb = { total: 0, Script: 0, Document: 0, Stylesheet: 0, blocking: 0 };
  session.on("Network.requestWillBeSent", ({ requestId, type, request }) => {
    // The parser waits for what Chromium asks for with the highest priorities; the page's own scripts are async.
    const waitsFor =
      type === "Document" || type === "Stylesheet" || (type === "Script" && request.initialPriority === "VeryHigh");
    if (waitsFor) blocks.add(requestId);
  });
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const size = encodedDataLength / 1024;
    const kind = kinds.get(requestId);
    kb.total += size;
    if (kind === "Script" || kind === "Document" || kind === "Stylesheet") kb[kind] += size;
    if (blocks.has(requestId)) kb.blocking += size;
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const { total: totalKb, Script: scriptKb, Document: htmlKb, Stylesheet: cssKb, blocking: readableKb } = kb;
  return { totalKb, scriptKb, htmlKb, cssKb, readableKb };
}

/** Runs in the page, so it names no function of its own: the compiler's helper is missing there. */
function readPaints(): Promise<Omit<FirstView, Weight>> {
  return new Promise((resolve) => {
    const seen = { firstPaintMs: 0, largestPaintMs: 0, layoutShift: 0 };
    for (const type of ["paint", "largest-contentful-paint", "layout-shift"]) {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (entry.name === "first-contentful-paint") seen.firstPaintMs = entry.startTime;
          if (type === "largest-contentful-paint") seen.largestPaintMs = entry.startTime;
          if (type === "layout-shift") seen.layoutShift += (entry as PerformanceEntry & { value: number }).value;
        }
      }).observe({ type, buffered: true });
    }
    setTimeout(() => resolve(seen), 500);
  });
}

/** A phone that has loaded nothing before. */
async function onPhone<Result>(browser: Browser, work: (page: Page, session: CDPSession) => Promise<Result>) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  return work(page, session).finally(() => context.close());
}
