import { courseId, readCourse } from "../../testing/people/course-content";
import { behaviourLanguages } from "../support/languages";
import { enroll, signUp } from "../support/learner";
import { type Language, messageText } from "../support/messages";
import { completeTopics } from "../support/progress";
import { expectNoAxeFindings } from "../support/screen";
import { type BrowserContext, expect, expectToast, type Page, type Route, test } from "../support/test";

const topics = readCourse();
const surveyPage = "/course/module/what-is-adolescence/primary/3";
const conclusion = `/survey/course/${courseId}`;
const written = "सवाल: कद कब तक बढ़ता है? <b>";

const form = (page: Page) => page.locator("form#survey");
const choice = (page: Page, name: string, value: string) => form(page).locator(`[name="${name}"][value="${value}"]`);
const message = (page: Page) => form(page).locator("[data-says]").last();
const send = (page: Page, language: Language, again = false) =>
  form(page)
    .getByRole("button", { name: messageText(language, again ? "surveys.sendAgain" : "surveys.send") })
    .click();

async function openSurvey(page: Page, context: BrowserContext, language: Language) {
  await signUp(context, language);
  await enroll(context);
  await page.goto(`${surveyPage}?language=${language}`);
  await expect(form(page)).toBeVisible();
}

async function questionText(page: Page, name: string): Promise<string> {
  const control = form(page).locator(`[name="${name}"]`).first();
  return control.evaluate(
    (each) =>
      (each.closest("fieldset")?.querySelector("legend") ?? each.closest("div")?.querySelector("label"))?.textContent ??
      "",
  );
}

const requiredMessage = async (page: Page, language: Language, name: string) =>
  messageText(language, "surveys.respond").replace("{field}", await questionText(page, name));

for (const language of behaviourLanguages) {
  test(`a survey shows what is missing with what was written, is saved and can be changed (${language})`, async ({
    page,
    context,
  }) => {
    await openSurvey(page, context, language);
    await expectNoAxeFindings(page);
    await choice(page, "asked-about", "body").check();
    await choice(page, "asked-about", "periods").check();
    await form(page).locator("[name=one-question]").fill(written);
    await send(page, language);
    // The first empty question, named on the page.
    await expect(message(page)).toContainText(
      messageText(language, "surveys.respond").replace("{field}", await questionText(page, "comfort-today")),
    );
    await expectToast(page, await questionText(page, "comfort-today"));
    await expect(choice(page, "comfort-today", "easy")).toBeFocused();
    await expect(choice(page, "comfort-today", "easy")).toHaveAccessibleDescription(
      await requiredMessage(page, language, "comfort-today"),
    );
    await expect(form(page).locator(".survey-error")).toBeInViewport();
    await expect(form(page).locator("[name=one-question]")).toHaveValue(written);
    await expect(choice(page, "asked-about", "periods")).toBeChecked();

    await choice(page, "comfort-today", "hard").check();
    await send(page, language);
    await expect(message(page)).toContainText(messageText(language, "answers.surveySaved"));
    await expect(form(page).locator(".survey-error")).toHaveCount(0);
    await page.goto(surveyPage);
    await expect(choice(page, "comfort-today", "hard")).toBeChecked();
    await expect(choice(page, "asked-about", "periods")).toBeChecked();
    await expect(choice(page, "asked-about", "feelings")).not.toBeChecked();
    await expect(form(page).locator("[name=one-question]")).toHaveValue(written);

    await choice(page, "comfort-today", "easy").check();
    await send(page, language, true);
    await expect(message(page)).toContainText(messageText(language, "answers.surveySaved"));
    // The same answers in the other language: names and values are ids.
    await page.goto(`${surveyPage}?language=${language === "en" ? "hi" : "en"}`);
    await expect(choice(page, "comfort-today", "easy")).toBeChecked();
  });
}

for (const language of behaviourLanguages) {
  test(`the conclusion shows its text and its form, and stores the answers (${language})`, { tag: "@all" }, async ({
    page,
    context,
  }) => {
    await signUp(context, language);
    await enroll(context);
    await completeTopics(context, topics);
    await page.goto(`${conclusion}?language=${language}`);
    const crumbs = page.getByRole("navigation", { name: messageText(language, "shell.breadcrumb") });
    const addresses = await crumbs
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(addresses).toEqual(["/", "/dashboard", `/view/course/${courseId}`]);
    await expect(crumbs.locator("[aria-current=page]")).toHaveText(messageText(language, "surveys.conclusion"));
    // Sent empty, the page is scrolled to the first question and shows the error there.
    await send(page, language);
    await expect(choice(page, "changed", "a-lot")).toBeFocused();
    await expect(form(page).locator(".survey-error")).toBeInViewport();
    await choice(page, "changed", "some").check();
    await form(page).locator("[name=better]").fill("Nothing");
    await send(page, language);
    await expect(message(page)).toContainText(await requiredMessage(page, language, "most-useful"));
    await form(page).locator("[name=most-useful]").selectOption("nutrition");
    await choice(page, "tried", "tablet-day").check();
    await choice(page, "comfort-today", "with-effort").check();
    await send(page, language);
    await expect(message(page)).toContainText(messageText(language, "answers.surveySaved"));
    await page.goto(conclusion);
    await expect(form(page).locator("[name=most-useful]")).toHaveValue("nutrition");
    await expectNoAxeFindings(page);
  });
}

test("the conclusion needs an enrollment; before the course is complete it shows what is missing, with a link", {
  tag: "@all",
}, async ({ page, context }) => {
  await page.goto(conclusion);
  await expect(page).toHaveURL(/\/login\?rdir=/);
  await signUp(context);
  await page.goto(conclusion);
  await expect(page).toHaveURL(new RegExp(`/info/course/${courseId}$`));
  await enroll(context);
  for (const language of ["hi", "en"] as const) {
    await page.goto(`${conclusion}?language=${language}`);
    const main = page.getByRole("main");
    await expect(main.getByText(messageText(language, "surveys.conclusionLocked"))).toBeVisible();
    await expect(main.getByText(messageText(language, "surveys.completed"))).toHaveCount(0);
    await expect(form(page)).toHaveCount(0);
    await expectNoAxeFindings(page);
    await expect(main.locator(`a[href="/view/course/${courseId}"]`).last()).toBeVisible();
    await main.locator(`a[href="/course/module/${topics[0]?.id}/quiz"]`).click();
    await expect(page).toHaveURL(new RegExp(`/course/module/${topics[0]?.id}/quiz$`));
  }
  await completeTopics(context, topics);
  for (const language of ["hi", "en"] as const) {
    await page.goto(`${conclusion}?language=${language}`);
    await expect(page.getByText(messageText(language, "surveys.completed"))).toBeVisible();
    await expect(page.getByText(messageText(language, "surveys.conclusionLocked"))).toHaveCount(0);
  }
  await page.goto("/course/module/referring/discussion");
  await page.locator(`a[href="${conclusion}"]`).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(messageText("en", "surveys.conclusionTitle"));
});

test("an answer that cannot be sent stays where it was written", { tag: "@all" }, async ({ page, context }) => {
  await openSurvey(page, context, "en");
  await choice(page, "comfort-today", "easy").check();
  await choice(page, "asked-about", "body").check();
  await form(page).locator("[name=one-question]").fill(written);
  const lostForms = (route: Route) => (route.request().method() === "POST" ? route.abort() : route.continue());
  await page.route("**/primary/**", lostForms);
  await send(page, "en");
  await expect(message(page)).toContainText(messageText("en", "surveys.offline"));
  await expect(form(page).locator("[name=one-question]")).toHaveValue(written);
  await page.unroute("**/primary/**", lostForms);
  await send(page, "en");
  await expect(message(page)).toContainText(messageText("en", "answers.surveySaved"));
});

test("a topic without assignments leads from its film to the next topic; its transcript is there to read", {
  tag: "@all",
}, async ({ page, context }) => {
  await signUp(context);
  await context.request.post("/api/courses/enroll", { data: { id: "healthy-minds", language: "en" } });
  await page.goto("/course/module/before-you-begin/primary/1");
  await expect(page.getByText(messageText("en", "learning.assignments"), { exact: true })).toHaveCount(0);
  await page.getByText(messageText("en", "surveys.transcript")).click();
  await expect(page.getByText("Every mind has good days and hard days.")).toBeVisible();
  await page.locator("a[rel=next]").click();
  await expect(page).toHaveURL(/\/course\/module\/what-is-mental-health\/primary\/1$/);
});
