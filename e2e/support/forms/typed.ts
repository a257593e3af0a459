import { expect, type Locator } from "../test";

/** Fields of one name are the check boxes of a choice, of which the one with the value is ticked. */
export async function typeInto(form: Locator, typed: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(typed)) {
    const field = form.locator(`[name="${name}"]`).first();
    const tag = await field.evaluate((element) => `${element.tagName} ${(element as HTMLInputElement).type}`);
    if (tag.startsWith("SELECT")) await field.selectOption(value);
    else if (tag === "INPUT checkbox") await form.locator(`[name="${name}"][value="${value}"]`).check();
    else await field.fill(value);
  }
}

export async function expectTyped(form: Locator, typed: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(typed)) {
    const box = form.locator(`input[type=checkbox][name="${name}"][value="${value}"]`);
    if ((await box.count()) > 0) await expect(box, name).toBeChecked();
    else await expect(form.locator(`[name="${name}"]`).first(), name).toHaveValue(value);
  }
}
