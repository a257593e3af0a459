import { expect, type Locator } from "@playwright/test";
import { languages } from "../../lib/platform/i18n/language";
import { messageText } from "./messages";

const backTexts = languages.map((language) => messageText(language, "accounts.stepBack"));

/** Presses the button for the next step, or sends the form in its last step. */
export const submit = (form: Locator) => form.locator("button[type=submit]").last().click();

const currentStep = async (form: Locator) => Number(await form.locator("[name=form_step]").inputValue());
export const expectStep = (form: Locator, step: number) =>
  expect(form.locator("[name=form_step]")).toHaveValue(String(step));

export async function goOn(form: Locator): Promise<void> {
  const step = await currentStep(form);
  await submit(form);
  await expectStep(form, step + 1);
}

export async function goBack(form: Locator): Promise<void> {
  const step = await currentStep(form);
  await form.getByRole("button", { name: new RegExp(`^(${backTexts.join("|")})$`) }).click();
  await expectStep(form, step - 1);
}

/** Goes to the step of a field, by the buttons of the form. */
export async function showField(form: Locator, name: string): Promise<Locator> {
  const field = form.locator(`[name=${name}]`).first();
  const wanted = await field.evaluate((element) => Number(element.closest<HTMLElement>("[data-step]")?.dataset.step));
  for (let step = await currentStep(form); step !== wanted; step = await currentStep(form))
    await (step < wanted ? goOn(form) : goBack(form));
  await expect(field).toBeVisible();
  return field;
}

/**
 * Fills in fields in their steps; `true` ticks a box. Without JavaScript a button loads the districts of a state and
 * the blocks of a district.
 */
export async function fillIn(form: Locator, values: Record<string, string | true>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = await showField(form, name);
    const load = form.locator(`button[value=${name}s]`);
    if ((name === "district" || name === "block") && (await load.isVisible())) await load.click();
    if (value === true) await field.check();
    else if (await field.evaluate((element) => element instanceof HTMLSelectElement)) await field.selectOption(value);
    else await field.fill(value);
  }
}
