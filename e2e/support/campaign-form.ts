import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Campaign, campaigns } from "./campaign-content";
import { password } from "./learner";
import { type Language, messageText } from "./messages";
import { fillIn } from "./steps";

export type Shown = (typeof campaigns)[number];

export const enrollIn = (page: Page, language: Language) =>
  page.getByRole("link", { name: messageText(language, "course.enroll"), exact: true }).first();

/** Opens the popup of a campaign page. @returns its form */
export async function openCampaignForm(page: Page, { slug }: Campaign, language: Language): Promise<Locator> {
  const form = page.getByRole("dialog").locator("form");
  await expect(async () => {
    if (!page.url().endsWith(`/${slug}`)) await page.goto(`/${slug}?language=${language}`);
    await enrollIn(page, language).click({ timeout: 5000 });
    await expect(form.locator("[data-form-steps]")).toBeVisible({ timeout: 10_000 });
  }).toPass();
  return form;
}

/** Fills in every step of the campaign's form, which can then be sent. @returns the address */
export async function fillCampaignForm(form: Locator, { district, block, schoolType }: Shown): Promise<string> {
  const username = `${randomUUID()}@example.org`;
  await fillIn(form, {
    firstName: "Sunita",
    lastName: "Kumari",
    username,
    district,
    block,
    current_institute: "Middle School",
    school_type: schoolType,
    teaching_subject: "Science",
    gender: "Female",
    mobile: "9876543210",
    password,
    confirmPassword: password,
    consent_account: true,
  });
  return username;
}
