import { loadContent } from "../../lib/platform/content";
import { unbroken } from "../../lib/platform/content/text/typographic";
import { languages } from "../support/languages";
import { messageText } from "../support/messages";
import { expectNoAxeFindings, expectToFit } from "../support/screen";
import { expect, test } from "../support/test";

const { drawings, themes } = loadContent("content");

const article = "/topic/our-bodies/irregular-periods-first-years?language=en";
/** How many steps its drawing has. */
const count = drawings.find(({ id }) => id === "cycle")?.steps.length ?? 0;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a drawing in an article is copied step by step, and its words follow", async ({ page }) => {
    await page.goto(article);
    const board = page.locator("figure.board");
    const turn = board.locator(".board-row span:visible label");
    // The last step has words alone.
    await expect(board.locator(`g.s${count - 1} > path`).first()).toBeVisible();
    await turn.last().click();
    await expect(board.getByRole("radio", { name: `Step 1 of ${count}` })).toBeChecked();
    await expect(board.locator("g.s1 > path").first()).toBeVisible();
    await expect(board.locator("g.s2 > path").first()).toBeHidden();
    expect((await board.locator("li >> nth=0").boundingBox())?.height).toBeGreaterThan(20);
    expect((await board.locator("li >> nth=1").boundingBox())?.height).toBeLessThan(2);
    await turn.first().click();
    await turn.first().click();
    await expect(board.locator(`g.s${count - 1} > path`).first()).toBeVisible();
    await expect(board.getByRole("radio", { name: `Step ${count - 1} of ${count}` })).toBeChecked();
    await board.getByText(messageText("en", "drawings.draw"), { exact: true }).click();
    await expect(board.locator(`g.s${count - 1} > path`).first()).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(10);
  });

  test("below a drawing its row leads from step to step, folds the words, and needs no script or mouse", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 720 });
    await page.goto("/diagrams/cycle?language=en");
    const board = page.locator("figure.board");
    const row = board.locator(".board-row span:visible");
    const place = row.locator("b");
    await expect(place).toHaveText(`${count}/${count}`);
    await expect(board.locator("li >> nth=0")).toHaveCSS("width", "1px");
    await row.locator("label").last().click();
    await expect(place).toHaveText(`1/${count}`);
    await expect(board.locator("g.s2 > path").first()).toBeHidden();
    expect((await board.locator("li >> nth=0").boundingBox())?.height).toBeGreaterThan(20);
    await page.keyboard.press("ArrowRight");
    await expect(place).toHaveText(`2/${count}`);
    await expect(board.locator("g.s2 > path").first()).toBeVisible();
    await board.getByText(messageText("en", "drawings.words"), { exact: true }).locator("visible=true").click();
    for (const step of [1, count])
      expect((await board.locator(`li >> nth=${step - 1}`).boundingBox())?.height).toBeGreaterThan(20);
    await board.getByText(messageText("en", "drawings.draw"), { exact: true }).click();
    await board.getByText(messageText("en", "drawings.whole"), { exact: true }).click();
    await expect(board.getByText(messageText("en", "drawings.draw"), { exact: true })).toBeVisible();
  });
});

test("under reduced motion and in print all lines stand", { tag: "@all" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(article);
  const board = page.locator("figure.board");
  await board.getByText(messageText("en", "drawings.draw"), { exact: true }).click();
  expect(await board.evaluate((each) => each.getAnimations({ subtree: true }).length)).toBe(0);
  for (const step of [1, 2, 3, 4, 5]) await expect(board.locator(`g.s${step} > path`).first()).toBeVisible();
  await board.locator(".board-row span:visible label").last().click();
  await expect(board.locator("g.s2 > path").first()).toBeHidden();
  await page.emulateMedia({ media: "print" });
  for (const step of [1, 2, 3, 4, 5]) await expect(board.locator(`g.s${step} > path`).first()).toBeVisible();
});

test("on a phone the button that prints is in the row of the steps", { tag: "@all" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 720 });
  await page.goto("/diagrams/cycle?language=en");
  const print = page.getByRole("button", { name: messageText("en", "surveys.print") });
  await expect(print).toHaveCount(1);
  const [button, place] = await Promise.all([print.boundingBox(), page.locator(".board-row b:visible").boundingBox()]);
  expect(place?.y).toBeGreaterThan(button?.y ?? 0);
  expect(place?.y).toBeLessThan((button?.y ?? 0) + (button?.height ?? 0));
});

test("labels are 16 px or more on a phone, and the sheet for the class has no fault", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 720 });
  await page.goto(article);
  const board = page.locator("figure.board");
  await expectToFit(page);
  const scale = await board.locator("svg").evaluate((svg) => svg.getBoundingClientRect().width / 340);
  expect(17 * scale).toBeGreaterThanOrEqual(16);
  await board.getByRole("link", { name: "Print it for the class" }).click();
  await expect(page).toHaveURL(/\/diagrams\/cycle/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The menstrual cycle");
  await expectNoAxeFindings(page);
  await expectToFit(page);
});

test("the page's letters make the words of a drawing larger; it then moves sideways", { tag: "@all" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto(article);
  const width = () => page.locator("figure.board svg").evaluate((svg) => svg.getBoundingClientRect().width);
  const before = await width();
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "212.5%"));
  expect(await width()).toBeGreaterThan(1.7 * before);
  await expectToFit(page);
});

for (const language of languages)
  test(`resources leads to a list of all drawings by theme, and each leads to its sheet (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/resources?language=${language}`);
    const link = page.locator("main a[href='/diagrams']");
    await page
      .locator("main details", { has: page.locator("a[href='/diagrams']") })
      .locator("summary")
      .click();
    await link.click();
    await expect(page).toHaveURL(/\/diagrams$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(messageText(language, "drawings.listTitle"));
    const main = page.getByRole("main");
    const shelves = themes
      .map(({ id, name }) => ({ name, ofTheme: drawings.filter(({ theme }) => theme === id) }))
      .filter(({ ofTheme }) => ofTheme.length > 0);
    await expect(main.locator("h2")).toHaveText(shelves.map(({ name }) => unbroken(name[language])));
    const links = main.locator("a[href^='/diagrams/']");
    await expect(links).toHaveText(shelves.flatMap(({ ofTheme }) => ofTheme.map(({ title }) => title[language])));
    await expect(links).toHaveCount(drawings.length);
    // A phone shows two drawings of each theme, and their pictures load.
    await expect(links.locator("visible=true")).toHaveCount(
      shelves.reduce((sum, { ofTheme }) => sum + Math.min(2, ofTheme.length), 0),
    );
    await expect
      .poll(() =>
        links
          .first()
          .locator("img")
          .evaluate((picture: HTMLImageElement) => picture.naturalWidth),
      )
      .toBeGreaterThan(0);
    // The pictures of the first two rows of a wide screen do not wait for their place to be near.
    await expect(links.locator("img[loading='eager']")).toHaveCount(
      shelves.slice(0, 2).reduce((sum, { ofTheme }) => sum + Math.min(5, ofTheme.length), 0),
    );
    const last = shelves.at(-1)?.name[language] ?? "";
    // A phone shows all themes at once when they are asked for, and the row is folded again when one is chosen.
    const choose = messageText(language, "drawings.themes");
    const row = page.getByRole("navigation", { name: choose }).getByRole("link");
    await expect(row).toHaveCount(2);
    await row.filter({ hasText: choose }).click();
    await expect(row).toHaveCount(shelves.length + 1);
    await row.last().click();
    await expect(row).toHaveCount(3);
    await expect(main.getByRole("heading", { level: 2, name: last })).toBeInViewport();
    await expect(links.locator("visible=true")).toHaveCount(shelves.at(-1)?.ofTheme.length ?? 0);
    await expectToFit(page);
    await expectNoAxeFindings(page);
    await links.last().click();
    await expect(page).toHaveURL(/\/diagrams\/./);
    await page.getByRole("link", { name: messageText(language, "drawings.listTitle") }).click();
    await expect(page).toHaveURL(/\/diagrams$/);
  });
