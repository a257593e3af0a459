import { firstInCore } from "../../testing/scope";
import { enroll, signUp } from "../support/learner";
import { messageText } from "../support/messages";
import { expect, type Page, test } from "../support/test";

const header = (page: Page) => page.locator("body > header");
const bar = (page: Page, language: "en" | "hi") =>
  page.getByRole("complementary", { name: messageText(language, "recovery.barLabel") });

// Each language and each size once: the header of a size is the same in every language.
for (const [language, width] of firstInCore([
  ["hi", 360],
  ["en", 1280],
] as const)) {
  test.describe(`without JavaScript, ${language}, ${width} px`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 740 } });

    test("a learner's page shows its learner, names what is missing, and logs out", async ({ page, context }) => {
      await signUp(context, language);
      await enroll(context);
      await page.goto(`/dashboard?language=${language}`);
      await expect(bar(page, language)).toContainText(messageText(language, "profile.barText"));
      await expect(bar(page, language)).toContainText(messageText(language, "recovery.barText"));
      // The bar is after the footer, so that it covers nothing at the page's end.
      await page.keyboard.press("End");
      const overlap = async () => {
        const [end, below] = [
          await page.locator("body > footer").boundingBox(),
          await bar(page, language).boundingBox(),
        ];
        return (end?.y ?? Number.NaN) + (end?.height ?? 0) - (below?.y ?? 0);
      };
      await expect.poll(overlap).toBeLessThanOrEqual(1);
      await page.keyboard.press("Home");
      if (width < 768) await header(page).locator("details.narrow-menu > summary").click();
      const menu = header(page).locator("details").filter({ hasText: "Sunita" }).filter({ visible: true }).last();
      await menu.locator("summary").filter({ hasText: "Sunita" }).click();
      await menu.getByRole("button", { name: messageText(language, "shell.logout") }).click();
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByText("Sunita")).toHaveCount(0);
    });
  });
}

test("with JavaScript a page rendered per request leaves its header and bar unchanged, without a request", {
  tag: "@all",
}, async ({ page, context }) => {
  await signUp(context);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const shown = document.querySelector("body > header")?.textContent?.includes("Sunita");
      if (document.readyState !== "loading" && shown !== undefined)
        seen.push(`${shown} ${document.querySelector(".account-bar") !== null}`);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/dashboard", { waitUntil: "networkidle" });
  await expect(bar(page, "en")).toBeAttached();
  expect([...new Set(await page.evaluate(() => (window as unknown as { seen: string[] }).seen))]).toEqual([
    "true true",
  ]);
  expect(requested).not.toContain("/api/checkAuth");
});

test("with JavaScript a prerendered page still finds out who looks at it", { tag: "@all" }, async ({
  page,
  context,
}) => {
  await signUp(context);
  await page.goto("/courses");
  await expect(header(page).getByText("Sunita").filter({ visible: true })).toHaveCount(1);
  await expect(header(page).getByRole("link", { name: messageText("en", "shell.myAccount"), exact: true })).toHaveCount(
    0,
  );
});
