import { languages } from "../support/languages";
import { messageText } from "../support/messages";
import { expectToFit } from "../support/screen";
import { expect, test } from "../support/test";

test.use({ viewport: { width: 360, height: 720 } });

for (const language of languages)
  test(`the first screen of a phone has what a public page is for (${language})`, { tag: "@all" }, async ({ page }) => {
    const main = page.getByRole("main");
    const t = (key: string) => messageText(language, key);
    const first = { ratio: 1 };

    await page.goto(`/about-us?language=${language}`);
    await expect(main.getByRole("link", { name: t("goDeeper.courses") }).first()).toBeInViewport(first);

    // The answer is directly below the title; for whom the article is and its first section are on the same screen.
    await page.goto(`/topic/nutrition/blue-iron-tablet-fears?language=${language}`);
    await expect(main.locator("h1")).toBeInViewport(first);
    await expect(main.locator("article > header + .answer > .prose > p")).toBeInViewport(first);
    await expect(main.locator("summary", { hasText: t("ages.whatFor") })).toBeInViewport(first);
    await expect(main.locator("article > .prose > h2").first()).toBeInViewport(first);

    await page.goto(`/school-health-program?language=${language}`);
    const themes = page.getByRole("region", { name: t("pages.themes") }).getByRole("heading", { level: 3 });
    await expect(themes.nth(2)).toBeInViewport(first);

    await page.goto(`/privacy-notice?language=${language}`);
    await expect(main.locator("a[href='#complaint']")).toBeInViewport(first);

    // The links to the lists are in one line, and so are the two numbers of one helpline, on the first screen.
    await page.goto(`/resources?language=${language}`);
    const jumps = main.getByRole("navigation", { name: t("course.parts") }).getByRole("link");
    const [one, other] = await Promise.all([jumps.first().boundingBox(), jumps.last().boundingBox()]);
    expect(other?.y).toBe(one?.y);
    await expect(main.locator("li a[href='tel:18008914416']")).toBeInViewport(first);
    const [short, long] = await Promise.all(
      ["14416", "18008914416"].map((number) => main.locator(`li a[href='tel:${number}']`).boundingBox()),
    );
    expect(long?.y).toBe(short?.y);
    await expectToFit(page);

    await page.goto(`/login?language=${language}`);
    await expect(main.getByRole("button", { name: t("accounts.showPassword") })).toBeInViewport(first);
    await page.goto(`/register?language=${language}`);
    await expect(main.getByRole("link", { name: t("accounts.loginLink"), exact: true })).toBeInViewport(first);
    await expect(main.getByText(t("accounts.stepRequired"))).toBeInViewport(first);
  });
