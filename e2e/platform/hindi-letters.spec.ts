import { browserPath } from "../../testing/browser/browser";
import { withoutHindiFont } from "../../testing/browser/phone-fonts";
import { firstInCore } from "../../testing/scope";
import { type Browser, expect, test } from "../support/test";

const addresses = ["/bihar?language=hi", "/login?language=hi", "/topic?language=hi"];

test("a phone with Devanagari letters requests no font for them", async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => /\/fonts\//.test(request.url()) && fonts.push(request.url()));
  for (const address of addresses) await page.goto(address, { waitUntil: "networkidle" });
  expect(fonts).toEqual([]);
  await expect(page.locator("html")).not.toHaveAttribute("data-no-hindi");
});

test.describe("on a machine without a Hindi font", () => {
  let browser: Browser;
  test.beforeAll(async ({ playwright }) => {
    browser = await playwright.chromium.launch({
      executablePath: browserPath(),
      env: withoutHindiFont(),
      args: ["--no-sandbox", "--disable-gpu"],
    });
  });
  test.afterAll(() => browser.close());

  for (const javaScriptEnabled of firstInCore([true, false]))
    test(`Hindi is letters, not boxes (${javaScriptEnabled ? "with" : "without"} JavaScript)`, async ({ baseURL }) => {
      const page = await browser.newPage({ baseURL, javaScriptEnabled });
      const fonts = new Set<string>();
      page.on(
        "requestfinished",
        (request) => /\/fonts\//.test(request.url()) && fonts.add(new URL(request.url()).pathname),
      );
      for (const address of addresses) await page.goto(address, { waitUntil: "networkidle" });
      expect([...fonts].sort()).toEqual(["/fonts/hindi-400.woff2", "/fonts/hindi-700.woff2"]);
      // Chromium reports the face that it draws the heading with.
      const session = await page.context().newCDPSession(page);
      await session.send("DOM.enable");
      await session.send("CSS.enable");
      const { root } = await session.send("DOM.getDocument");
      const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "h1" });
      const usedFonts = async () => (await session.send("CSS.getPlatformFontsForNode", { nodeId })).fonts;
      const letters = expect.objectContaining({ familyName: "Noto Sans Devanagari", isCustomFont: true });
      await expect.poll(usedFonts).toContainEqual(letters);
      const used = await usedFonts();
      // Another face draws what is not Devanagari: the spaces.
      const spaces = ((await page.locator("h1").textContent()) ?? "").replace(/[\u0900-\u097f]/g, "").length;
      const others = used.filter(({ isCustomFont }) => !isCustomFont);
      expect(others.reduce((sum, { glyphCount }) => sum + glyphCount, 0)).toBeLessThanOrEqual(spaces);
      await page.close();
    });
});
