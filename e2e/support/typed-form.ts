import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { password } from "./learner";
import { submit } from "./teacher-form";

export const mainForm = (page: Page): Locator => page.locator("main form").filter({ has: page.locator("[name=firstName]") });

/** Fills in the main form. Where nothing loads the districts, its first sending brings them. @returns the form, not sent yet where JavaScript runs */
export async function fillMainForm(page: Page, mobile = "9876543210"): Promise<Locator> {
  const form = mainForm(page);
  const text = { firstName: "Asha", lastName: "Devi", username: `${randomUUID()}@example.org`, mobile, age: "34" };
  for (const [name, value] of Object.entries(text)) await form.locator(`[name=${name}]`).fill(value);
  await form.locator("[name=gender]").selectOption("Female");
  await form.locator("[name=profession]").selectOption("Counsellors");
  await form.locator("[name=consent_account]").check();
  await form.locator("[name=state_id]").selectOption("5");
  const plain = await form.locator("button[value=districts]").isVisible();
  if (plain) await form.locator("button[value=districts]").click();
  await form.locator("[name=district]").selectOption("Sitamarhi");
  for (const name of ["password", "confirmPassword"]) await form.locator(`[name=${name}]`).fill(password);
  if (plain) await submit(form);
  return form;
}
