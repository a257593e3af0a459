import { firstInCore } from "../../testing/scope";
import { enroll, signUp } from "../support/learner";
import { expectNoAxeFindings, expectToFit } from "../support/screen";
import { expect, test } from "../support/test";

const lesson = "/course/module/what-is-adolescence/primary/1?language=en";
const withExercise = "/course/module/what-is-adolescence/primary/2?language=en";

test.beforeEach(async ({ context }) => {
  await signUp(context, "en");
  await enroll(context);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("what the teacher says is chosen, by keyboard too, and the face that follows is shown", async ({ page }) => {
    await page.goto(lesson);
    const scene = page.locator("figure.scene");
    await expect(scene.getByRole("listitem")).toHaveCount(3);
    await expect(scene.getByRole("img")).toHaveCount(3);
    const group = scene.getByRole("group", { name: "What would you say?" });
    const [first, second] = [group.getByRole("radio").first(), group.getByRole("radio").nth(1)];
    await expect(scene.locator(".scene-then").first()).toBeHidden();
    await expect(scene.locator(".scene-wait")).toBeVisible();
    await group.locator("label").first().click();
    await expect(first).toBeChecked();
    await expect(scene.locator(".p1")).toBeVisible();
    await expect(scene.locator(".scene-wait")).toBeHidden();
    await first.focus();
    await page.keyboard.press("ArrowDown");
    await expect(second).toBeChecked();
    await expect(scene.locator(".p1")).toBeHidden();
    await expect(scene.locator(".p2").getByText("Yours too, Sir?")).toBeVisible();
  });

  test("a card says whether it fits and why", { tag: "@all" }, async ({ page }) => {
    await page.goto(withExercise);
    const card = page.locator("figure.exercise fieldset").first();
    await expect(card.locator(".exercise-why p:visible")).toHaveCount(0);
    await card.locator("label").first().click();
    await expect(card.locator(".why-else")).toBeVisible();
    await card.getByRole("radio").first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(card.locator(".why-fits")).toBeVisible();
    await expect(card.locator(".why-else")).toBeHidden();
  });
});

for (const language of firstInCore(["hi", "en"]))
  test(`a scene has no fault and fits, before and after a choice (${language})`, { tag: "@all" }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 720 });
    await page.goto(lesson.replace("=en", `=${language}`));
    const scene = page.locator("figure.scene");
    const letters = await scene
      .locator(".scene-balloon")
      .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
    expect(Math.min(...letters)).toBeGreaterThanOrEqual(16);
    await scene.locator("label").nth(1).click();
    await expectNoAxeFindings(page);
    await page.setViewportSize({ width: 320, height: 720 });
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "212.5%"));
    await expectToFit(page);
  });

test("in the device's own colours a picture keeps its wall and the numbers in it", { tag: "@all" }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.goto(lesson);
  const wall = page.locator(".scene-wall").first();
  expect(await wall.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain("radial-gradient");
  const number = await page
    .locator(".scene-picture")
    .first()
    .evaluate((picture) => {
      const text = document.createElementNS("http://www.w3.org/2000/svg", "text");
      text.setAttribute("fill", "#1f2a44");
      picture.append(text);
      return getComputedStyle(text).fill;
    });
  expect(number).toBe("rgb(31, 42, 68)");
});

test("in print every panel that can follow is there, with what was said", { tag: "@all" }, async ({ page }) => {
  await page.goto(lesson);
  await page.emulateMedia({ media: "print" });
  const scene = page.locator("figure.scene");
  for (const panel of [".p1", ".p2", ".p3"]) await expect(scene.locator(panel)).toBeVisible();
  await expect(scene.locator(".scene-said").first()).toBeVisible();
  await expect(scene.locator("label").first()).toBeHidden();
});
