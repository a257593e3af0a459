import { firstInCore } from "../../testing/scope";
import { signUp } from "../support/learner";
import { messageText } from "../support/messages";
import { expectNoAxeFindings } from "../support/screen";
import { openDesk } from "../support/staff-member";
import { expect, test } from "../support/test";

for (const [language, width] of firstInCore([
  ["en", 1280],
  ["hi", 360],
] as const)) {
  test.describe(`${language} at ${width}`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("a partner reads nothing about few people, in the page and in a file, before the first week is counted with more", async ({
      page,
      context,
      baseURL,
    }) => {
      await openDesk(context, baseURL ?? "", "partner", { language, areas: ["state:5"] });
      await page.goto(`/desk/programmes?language=${language}`);
      const filters = page.locator("summary", { hasText: messageText(language, "desk.figures.filters") });
      if (await filters.isVisible()) await filters.click();
      await page
        .getByLabel(messageText(language, "desk.figures.course"), { exact: true })
        .selectOption("growing-up-healthy");
      await page.getByRole("button", { name: messageText(language, "desk.figures.apply") }).click();
      await expect(page).toHaveURL(/course=growing-up-healthy/);
      // Once for the group, once for its course: no row, topic, question or rating.
      await expect(page.getByText(messageText(language, "desk.figures.tooFew"))).toHaveCount(2);
      await expect(page.getByRole("row")).toHaveCount(0);
      await expect(page.getByRole("heading", { name: messageText(language, "desk.figures.topics") })).toHaveCount(0);
      await expectNoAxeFindings(page);
      const file = await context.request.get(
        `/api/desk/programmes/file?course=growing-up-healthy&table=topics&language=${language}`,
      );
      expect(await file.text()).toContain(messageText(language, "desk.figures.tooFew"));
      // Texts may name people: a partner gets none, in no format.
      const texts = await context.request.get(
        `/api/desk/programmes/file?course=growing-up-healthy&table=feedback&language=${language}`,
      );
      expect(texts.status()).toBe(403);
    });
  });
}

test("a table is downloaded as CSV that spreadsheets read as UTF-8, and as XLSX, with the place and code of each row; a learner gets no file", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const learners = await browser.newContext();
  expect((await learners.request.get("/api/desk/programmes/file")).status()).toBe(401);
  await signUp(learners, "en");
  expect((await learners.request.get("/api/desk/programmes/file")).status()).toBe(403);
  await learners.close();
  await openDesk(context, baseURL ?? "", "administrator", { language: "en" });
  await page.goto("/desk/programmes?by=block&language=en");
  await expect(page.getByRole("columnheader", { name: "District" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: messageText("en", "desk.figures.lgd") })).toBeVisible();
  const linkTo = (format: "csv" | "xlsx") =>
    page.getByRole("link", { name: messageText("en", `desk.figures.${format}`) }).first();
  const file = await context.request.get((await linkTo("csv").getAttribute("href")) ?? "");
  expect(file.headers()["content-type"]).toBe("text/csv; charset=utf-8");
  expect(await file.text()).toMatch(/^\uFEFFBlock,District,LGD code,/);
  const sheet = await context.request.get((await linkTo("xlsx").getAttribute("href")) ?? "");
  expect(sheet.headers()["content-type"]).toBe("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
  // A ZIP archive, as every XLSX file is.
  expect((await sheet.body()).subarray(0, 2).toString()).toBe("PK");
});

for (const [language, width] of firstInCore([
  ["en", 1280],
  ["hi", 360],
] as const))
  test(`the districts of a chosen state are tiles with their figures, and lead to their blocks (${language})`, {
    tag: "@all",
  }, async ({ page, context, baseURL }) => {
    await page.setViewportSize({ width, height: 800 });
    await openDesk(context, baseURL ?? "", "administrator", { language });
    const map = page.locator("section[aria-labelledby=district-map]");
    await page.goto(`/desk/programmes?by=state&state=34&language=${language}`);
    await expect(map.locator("li a")).toHaveCount(75);
    await expectNoAxeFindings(page);
    await map.getByRole("link", { name: language === "en" ? /^Agra/ : /^आगरा/ }).click();
    await expect(page).toHaveURL(/by=block.*district=Agra/);
    await expect(map).toHaveCount(0);
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test.describe("without JavaScript", { tag: "@all" }, () => {
    test.use({ javaScriptEnabled: false });

    test("a long table shows all its rows", async ({ page, context, baseURL }) => {
      await openDesk(context, baseURL ?? "", "administrator");
      await page.goto("/desk/programmes?course=growing-up-healthy");
      await page
        .locator("summary")
        .filter({ hasText: messageText("en", "desk.figures.questions") })
        .click();
      const rows = page.getByRole("table", { name: messageText("en", "desk.figures.questions") }).locator("tbody tr");
      expect(await rows.count()).toBeGreaterThan(40);
      await expect(rows.last()).toBeVisible();
    });
  });
});

for (const [language, width] of firstInCore([
  ["hi", 360],
  ["en", 768],
] as const))
  test(`no map of districts scrolls sideways, and no tile is cut (${language}, ${width} px)`, { tag: "@all" }, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openDesk(context, baseURL ?? "", "administrator", { language });
    for (const state of [5, 29, 34]) {
      await page.goto(`/desk/programmes?by=district&state=${state}&language=${language}`);
      const tooWide = await page
        .locator("section[aria-labelledby=district-map] :is(ul, li, li a)")
        .evaluateAll((all) =>
          all
            .filter((each) => each.scrollWidth > each.clientWidth)
            .map((each) => `${each.textContent} ${each.scrollWidth} > ${each.clientWidth}`),
        );
      expect(tooWide).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

test("a partner's range of months shows as the calendar period around it, a coordinator's as it was chosen", {
  tag: "@all",
}, async ({ page, context, browser, baseURL }) => {
  const path = "/desk/programmes?from=2026-03-01&to=2026-04-30";
  const counted = (from: string, to: string) =>
    messageText("en", "desk.figures.counted", { from: `${from} 2026`, to: `${to} 2026` });
  const why = messageText("en", "desk.figures.partnerPeriods");
  await openDesk(context, baseURL ?? "", "partner", { areas: ["state:5"] });
  await page.goto(path);
  await expect(page.getByText(counted("January", "June"))).toBeVisible();
  await expect(page.getByText(why)).toBeVisible();
  const coordinators = await browser.newContext();
  await openDesk(coordinators, baseURL ?? "", "coordinator");
  const theirs = await coordinators.newPage();
  await theirs.goto(path);
  await expect(theirs.getByText(counted("March", "April"))).toBeVisible();
  await expect(theirs.getByText(why)).toHaveCount(0);
  await coordinators.close();
});

for (const [language, width] of firstInCore([
  ["en", 1280],
  ["hi", 360],
] as const))
  test(`a partner who asks for another state reads which states are shown, and chooses one (${language})`, {
    tag: "@all",
  }, async ({ page, context, baseURL }) => {
    await page.setViewportSize({ width, height: 800 });
    await openDesk(context, baseURL ?? "", "partner", { language, areas: ["state:5"] });
    expect((await page.goto(`/desk/programmes?state=34&by=district&language=${language}`))?.status()).toBe(403);
    const bihar = language === "en" ? "Bihar" : "बिहार";
    await expect(
      page.getByText(messageText(language, "answers.outsideStates", { states: bihar })).first(),
    ).toBeVisible();
    await expectNoAxeFindings(page);
    await page.getByRole("button", { name: messageText(language, "desk.figures.apply") }).click();
    await expect(page.getByRole("heading", { name: messageText(language, "desk.figures.chart") })).toBeVisible();
    await expect(page.getByText(messageText(language, "desk.figures.leadBlurred"))).toBeVisible();
  });
