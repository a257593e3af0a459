import type { Locator, Page } from "@playwright/test";
import { password } from "./learner";

/** Fills all fields of the main registration form except the district: without JavaScript its list comes with a further step. */
export async function fillMainForm(form: Locator | Page, username: string): Promise<void> {
  await form.locator("[name=firstName]").fill("Arvind");
  await form.locator("[name=lastName]").fill("Yadav");
  await form.locator("[name=username]").fill(username);
  await form.locator("[name=state_id]").selectOption("34");
  await form.locator("[name=mobile]").fill("9876543210");
  await form.locator("[name=age]").fill("41");
  await form.locator("[name=gender]").selectOption("Male");
  await form.locator("[name=profession]").selectOption("Counsellors");
  await form.locator("[name=consent_account]").check();
}

export async function chooseDistrictAndPassword(form: Locator | Page): Promise<void> {
  await form.locator("[name=district]").selectOption("Sitapur");
  await form.locator("[name=password]").fill(password);
  await form.locator("[name=confirmPassword]").fill(password);
}
