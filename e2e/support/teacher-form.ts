import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { courseId } from "../../testing/people/course-content";
import { password } from "./learner";
import { type Language, messageText } from "./messages";
import { fillIn } from "./steps";

/**
 * Opens the sign-up popup of the course page. A press before hydration follows the link to the main form instead.
 * @returns its form
 */
export async function openPopup(page: Page, language: Language): Promise<Locator> {
  const form = page
    .getByRole("dialog")
    .locator("form")
    .filter({ has: page.locator("[name=firstName]") });
  const enroll = page
    .getByRole("link", { name: messageText(language, "course.enroll"), exact: true })
    .filter({ visible: true });
  await expect(async () => {
    // A press before the scripts have come leads to the page of the same form.
    if (new URL(page.url()).pathname !== `/info/course/${courseId}`)
      await page.goto(`/info/course/${courseId}?language=${language}`);
    await enroll.first().click({ timeout: 5000 });
    await expect(form.locator("[data-form-steps]")).toBeVisible({ timeout: 10_000 });
  }).toPass();
  return form;
}

/** Fills in every step of the course variant, which can then be sent. @returns the address */
export async function fillTeacherForm(form: Locator, username = `${randomUUID()}@Example.org`): Promise<string> {
  await fillIn(form, {
    firstName: "Sunita",
    lastName: "Kumari",
    username,
    state_id: "5",
    district: "Sitamarhi",
    current_institute: "Middle School, Dumra",
    school_type: "Primary School",
    teaching_subject: "Science",
    gender: "Female",
    mobile: "9876543210",
    password,
    confirmPassword: password,
    consent_account: true,
  });
  return username;
}
