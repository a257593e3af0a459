import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { courseId } from "./course-content";
import { password } from "./learner";
import { type Language, messageText } from "./messages";

/** Opens the sign-up popup of the course page. A press before hydration follows the link to the main form instead. @returns its form */
export async function openPopup(page: Page, language: Language): Promise<Locator> {
  const form = page
    .getByRole("dialog")
    .locator("form")
    .filter({ has: page.locator("[name=firstName]") });
  const enroll = page.getByRole("link", { name: messageText(language, "course.enroll"), exact: true }).filter({ visible: true });
  await expect(async () => {
    if (!page.url().includes(`/info/course/${courseId}`)) await page.goto(`/info/course/${courseId}?language=${language}`);
    await enroll.first().click({ timeout: 5000 });
    await expect(form.locator("[name=firstName]")).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
  return form;
}

/** Fills in every field of the course variant. @returns the address */
export async function fillTeacherForm(form: Locator, username = `${randomUUID()}@Example.org`): Promise<string> {
  const text = { firstName: "Sunita", lastName: "Kumari", username, password, confirmPassword: password };
  for (const [name, value] of Object.entries(text)) await form.locator(`[name=${name}]`).fill(value);
  await form.locator("[name=state_id]").selectOption("5");
  await form.locator("[name=district]").selectOption("Sitamarhi");
  await form.locator("[name=current_institute]").fill("Middle School, Dumra");
  await form.locator("[name=mobile]").fill("9876543210");
  await form.locator("[name=gender]").selectOption("Female");
  await form.locator("[name=school_type]").selectOption("Primary School");
  await form.locator("[name=teaching_subject]").selectOption("Science");
  await form.locator("[name=consent_account]").check();
  return username;
}

export const submit = (form: Locator) => form.locator("button[type=submit]").last().click();
