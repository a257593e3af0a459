import { courseId } from "../../testing/people/course-content";
import { carried } from "../support/carried";
import { password } from "../support/learner";
import { fillMainForm, mainForm } from "../support/main-form";
import { messageText } from "../support/messages";
import { goBack, goOn } from "../support/steps";
import { expect, type Page, test } from "../support/test";

test.use({ javaScriptEnabled: false });

const submit = (page: Page) => page.locator("main form button[type=submit]").last().click();

test("each step of registering is a page of its own with everything typed so far, and the last one opens the course", async ({
  page,
}) => {
  await page.goto(`/register?course=${courseId}`);
  const form = mainForm(page);
  await fillMainForm(form, { firstName: "Arvind" });
  // The HTML of the last page holds what was typed, and the passwords only sealed.
  const html = await page.content();
  expect(html).toContain('value="Arvind"');
  expect(html).not.toContain(password);
  for (const name of ["password", "confirmPassword"]) await expect(form.locator(`[name=${name}]`)).toHaveValue("");
  await goBack(form);
  await expect(form.locator("[name=district]")).toHaveValue("Sitamarhi");
  await expect(form.locator("[name=mobile]")).toHaveValue("9876543210");
  await goBack(form);
  await expect(form.locator("[name=firstName]")).toHaveValue("Arvind");
  await goOn(form);
  await goOn(form);
  await expect(form.locator("[name=consent_account]")).toBeChecked();
  await submit(page);
  await expect(page).toHaveURL(new RegExp(`/view/course/${courseId}$`));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(carried(page)).toContainText(messageText("en", "answers.registered"));
  await expect(carried(page)).toContainText("We have sent an email to ");
});
