import { expect, type Locator, type Page } from "@playwright/test";
import { messageText } from "./messages";
import { expectToast } from "./test";

export const findToast = (page: Page) => page.locator("[data-sonner-toast]");

const required = messageText("en", "answers.fillRequired");

/** The error beside a field. */
export async function errorAt(form: Locator, field: string): Promise<Locator> {
  const id = await form.locator(`[name=${field}]`).first().getAttribute("id");
  return form.locator(`[id="${id}-error"]`);
}

/** The list above the fields, where several are wrong. */
const problemSummary = (form: Locator) =>
  form
    .getByRole("region", { name: messageText("en", "accounts.problemsTitle") })
    .or(form.getByRole("region", { name: required }));

/**
 * A toast shows one error, and its field shows its own. The focus is at the field, or at the summary where several are
 * wrong.
 */
export async function expectError(
  form: Locator,
  field: string,
  text: string,
  toast: "also in a toast" | "on the form only" = "also in a toast",
) {
  const control = form.locator(`[name=${field}]`);
  await expect(control).toHaveAttribute("aria-invalid", "true");
  await expect(await errorAt(form, field)).toHaveText(text === required ? /./ : text.trim());
  // What was wrong before may still be marked for a moment.
  await expect(async () => {
    const several = (await form.locator("[aria-invalid=true]").count()) > 1;
    await expect(several ? problemSummary(form) : control).toBeFocused({ timeout: 500 });
  }).toPass();
  if (toast === "also in a toast") await expectToast(form.page(), text.trim());
  else await expect(findToast(form.page()).filter({ hasText: text.trim() })).toHaveCount(0);
}
