import { readCourse } from "../../testing/people/course-content";
import { behaviourLanguages } from "../support/languages";
import { enroll, signUp } from "../support/learner";
import { messageText } from "../support/messages";
import { expect, test } from "../support/test";

const [topic] = readCourse();
const typed = { en: "period pain", hi: "periods me dard kya kare" };
const first = { en: "What can I do about period pain?", hi: "पीरियड के दर्द में क्या करूँ?" };
const danger = { en: "i want to die", hi: "marne ka man karta hai" };

test.use({ viewport: { width: 360, height: 720 } });

for (const language of behaviourLanguages) {
  test(`in the panel the nearest answers come before a coordinator, and words of danger go at once (${language})`, async ({
    page,
    context,
  }) => {
    await signUp(context, language);
    await enroll(context);
    await page.goto(`/course/module/${topic?.id}/primary/1?language=${language}`);
    await page.locator(".reading-sheet > summary").click();
    await page.getByRole("button", { name: messageText(language, "chat.panel.open") }).click();
    const chat = page.getByRole("dialog", { name: messageText(language, "chat.panel.title") });
    const field = chat.getByRole("textbox", { name: messageText(language, "chat.panel.writeLabel") });
    await field.fill(typed[language]);
    await field.press("Enter");
    const offered = chat.getByRole("region", { name: messageText(language, "chat.panel.nearest") });
    await expect(offered.getByText(first[language])).toBeVisible();
    expect(await offered.getByRole("listitem").count()).toBeLessThanOrEqual(3);
    await offered.getByText(first[language]).click();
    await expect(offered.getByRole("link").first()).toHaveAttribute("href", /^\/topic\//);
    await chat.getByRole("button", { name: messageText(language, "chat.panel.helped") }).click();
    await expect(field).toHaveValue("");
    await expect(offered).toBeHidden();

    await field.fill(typed[language]);
    await field.press("Enter");
    await chat.getByRole("button", { name: messageText(language, "chat.panel.sendAnyway") }).click();
    await expect(chat.getByRole("log").getByText(typed[language], { exact: true })).toBeVisible();

    await field.fill(danger[language]);
    await expect(chat.getByRole("link", { name: /14416/ }).first()).toBeVisible();
    await field.press("Enter");
    await expect(chat.getByRole("log").getByText(danger[language], { exact: true })).toBeVisible();
    await expect(chat.getByRole("log").getByRole("link", { name: /14416/ })).toBeVisible();
  });
}

test("an answer of the assistant has an address at which it is open", { tag: "@all" }, async ({ page }) => {
  await page.goto("/help/assistant?question=201&language=en#question-201");
  await expect(page.locator("#question-201 p")).toBeVisible();
  await expect(page.locator("#question-202 p")).toBeHidden();
});
