import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Campaign, campaigns } from "./campaign-content";
import { password } from "./learner";
import { type Language, messageText } from "./messages";

export type Shown = (typeof campaigns)[number];

export const enrollIn = (page: Page, language: Language) => page.getByRole("link", { name: messageText(language, "course.enroll"), exact: true }).first();

/** Opens the popup of a campaign page. @returns its form */
export async function openCampaignForm(page: Page, { slug }: Campaign, language: Language): Promise<Locator> {
  const form = page.getByRole("dialog").locator("form");
  await expect(async () => {
    if (!page.url().endsWith(`/${slug}`)) await page.goto(`/${slug}?language=${language}`);
    await enrollIn(page, language).click({ timeout: 5000 });
    await expect(form.locator("[name=firstName]")).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
  return form;
}

/** Fills in every field of the campaign's form. @returns the address */
export async function fillCampaignForm(form: Locator, { district, block, schoolType }: Shown): Promise<string> {
  const username = `${randomUUID()}@example.org`;
  const text = {
    firstName: "Sunita",
    lastName: "Kumari",
    username,
    password,
    confirmPassword: password,
    current_institute: "Middle School",
    mobile: "9876543210",
  };
  for (const [name, value] of Object.entries(text)) await form.locator(`[name=${name}]`).fill(value);
  await form.locator("[name=district]").selectOption(district);
  await form.locator("[name=gender]").selectOption("Female");
  await form.locator("[name=school_type]").selectOption(schoolType);
  await form.locator("[name=teaching_subject]").selectOption("Science");
  await form.locator("[name=consent_account]").check();
  if (await form.getByRole("button", { name: messageText("en", "accounts.showBlocks") }).isVisible()) return username;
  await form.locator("[name=block]").selectOption(block);
  return username;
}
