import { errorAt, findToast } from "../support/form-errors";
import { behaviourLanguages, languages } from "../support/languages";
import { signUp } from "../support/learner";
import { mainAnswers, mainForm } from "../support/main-form";
import { messageText } from "../support/messages";
import { expectNoAxeFindings } from "../support/screen";
import { fillIn, goOn, submit } from "../support/steps";
import { expect, expectToast, test } from "../support/test";

/** The messages of each step in the documented order. */
const own: Record<string, string>[] = [
  {
    firstName: "enterFirstName",
    lastName: "enterLastName",
    username: "enterEmail",
    age: "addAge",
    gender: "selectGender",
  },
  {
    state_id: "selectState",
    district: "selectDistrict",
    password: "enterPassword",
    confirmPassword: "confirmRequired",
    mobile: "enterMobile",
    profession: "selectProfession",
  },
  { consent_account: "consentNeeded" },
];

/** The texts that label the fields whose names differ from theirs. */
const labels: Record<string, string> = { username: "email", state_id: "state" };

for (const language of behaviourLanguages) {
  const answer = (key: string) => messageText(language, `answers.${key}`).trim();
  const labelOf = (field: string) => messageText(language, `accounts.${labels[field] ?? field}`);

  test(`every missing field of a step shows its own error at once, and their names are listed above (${language})`, async ({
    page,
  }) => {
    await page.goto(`/register?language=${language}`);
    const form = mainForm(page);
    const answers = mainAnswers();
    for (const step of own) {
      await submit(form);
      const fields = Object.keys(step);
      for (const [field, key] of Object.entries(step)) {
        await expect(form.locator(`[name=${field}]`)).toHaveAttribute("aria-invalid", "true");
        await expect(await errorAt(form, field)).toHaveText(answer(key));
      }
      await expect(form.locator("[aria-invalid=true]")).toHaveCount(fields.length);
      // The consent is an error of the portal's own: it is shown at its field only.
      if (fields.length === 1) break;
      const summary = form.getByRole("region", { name: answer("fillRequired") });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole("link")).toHaveText(fields.map(labelOf));
      await expectToast(page, answer("fillRequired"));
      const [first = ""] = fields;
      await summary.getByRole("link", { name: labelOf(first), exact: true }).click();
      await expectNoAxeFindings(page);
      await expect(form.locator(`[name=${first}]`)).toBeFocused();
      await fillIn(form, { [first]: answers[first] ?? "" });
      await expect(summary.getByRole("link")).toHaveCount(fields.length - 1);
      await fillIn(form, Object.fromEntries(Object.entries(answers).filter(([field]) => fields.includes(field))));
      await goOn(form);
    }
    await expect(findToast(page).filter({ hasText: answer("consentNeeded") })).toHaveCount(0);
  });
}

for (const language of languages) {
  test(`an empty comment is answered in the page's language (${language})`, { tag: "@all" }, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL });
    await signUp(context, language);
    const page = await context.newPage();
    await page.goto(`/discussions/view/questions-you-could-not-answer?language=${language}`);
    const comment = page.getByRole("textbox", { name: messageText(language, "discussions.commentLabel") });
    expect(await comment.evaluate((field: HTMLTextAreaElement) => field.form?.noValidate)).toBe(true);
    await page.getByRole("button", { name: messageText(language, "discussions.post") }).click();
    await expect(page.locator("#comment-error")).toHaveText(messageText(language, "answers.commentBlank"));
    await expect(comment).toHaveAttribute("aria-invalid", "true");
    await expect(comment).toBeFocused();
    await context.close();
  });
}

test("the signs of HTML in a name are an error at the field of the profile, and in a call", { tag: "@all" }, async ({
  page,
  context,
}) => {
  await signUp(context);
  await page.goto("/profile?language=en");
  await page
    .getByRole("button", {
      name: `${messageText("en", "profile.edit")}: ${messageText("en", "profile.name")}`,
      exact: true,
    })
    .click();
  await page.locator("[name=lastName]").fill("<i>");
  await page.getByRole("button", { name: messageText("en", "profile.saveField") }).click();
  await expect(page.locator("p[data-error]", { hasText: messageText("en", "answers.nameSigns") })).toBeVisible();
  expect((await context.request.put("/api/users/profile", { data: { lastName: "<b>x</b>" } })).status()).toBe(400);
});
