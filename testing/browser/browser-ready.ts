import { usesPackagedBrowser } from "./browser";

/** Unpacks the packaged Chromium before the first test needs it. */
export default async function browserReady(): Promise<void> {
  if (!usesPackagedBrowser()) return;
  const { default: chromium } = await import("@sparticuz/chromium");
  await chromium.executablePath();
}
