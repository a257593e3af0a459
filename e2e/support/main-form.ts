import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { password } from "./learner";
import { fillIn } from "./steps";

export const mainForm = (page: Page): Locator =>
  page.locator("main form").filter({ has: page.locator("[name=firstName]") });

/** The fields of the main form in the order of its steps, with the consent. */
export const mainAnswers = (change: Record<string, string> = {}): Record<string, string | true> => ({
  firstName: "Asha",
  lastName: "Devi",
  username: `${randomUUID()}@example.org`,
  age: "34",
  gender: "Female",
  state_id: "5",
  district: "Sitamarhi",
  profession: "Counsellors",
  mobile: "9876543210",
  password,
  confirmPassword: password,
  consent_account: true,
  ...change,
});

/** Fills in every step of the main form, which can then be sent. */
export async function fillMainForm(form: Locator, change: Record<string, string> = {}): Promise<void> {
  await fillIn(form, mainAnswers(change));
}
