import { type Browser, type BrowserContextOptions, type CDPSession, chromium } from "@playwright/test";
import { browserPath } from "../../testing/browser/browser";
import browserReady from "../../testing/browser/browser-ready";
import { withPhoneFonts } from "../../testing/browser/phone-fonts";

/** Does the work with a Chromium that has the fonts of a phone. */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
  args: string[] = [],
): Promise<Result> {
  await browserReady();
  const browser = await chromium.launch({
    executablePath: browserPath(),
    env: withPhoneFonts(),
    args: ["--no-sandbox", "--disable-gpu", ...args],
  });
  return work(browser).finally(() => browser.close());
}

export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 720 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

export type Network = { name: string; kbits: number; latencyMs: number; type: "cellular2g" | "cellular3g" };

/** A phone's network, and a processor that is four times slower. */
export async function beSlow(session: CDPSession, { kbits, latencyMs, type }: Network): Promise<void> {
  const bytes = (kbits * 1000) / 8;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
    connectionType: type,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

export const networks: { of2g: Network; of3g: Network } = {
  of2g: { name: "2G, 150 kbit/s, 600 ms", kbits: 150, latencyMs: 600, type: "cellular2g" },
  of3g: { name: "400 kbit/s, 400 ms", kbits: 400, latencyMs: 400, type: "cellular3g" },
};
