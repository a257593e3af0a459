import { expect, type Locator, type Page } from "@playwright/test";

export const toastOf = (page: Page) => page.locator("[data-sonner-toast]");

/** The form says one thing: at its field, which has the focus, and in a toast. */
export async function expectSaid(form: Locator, field: string, text: string, toast: "also in a toast" | "on the form only" = "also in a toast") {
  const control = form.locator(`[name=${field}]`);
  await expect(control).toHaveAttribute("aria-invalid", "true");
  await expect(control).toBeFocused();
  await expect(form.getByText(`✗ ${text.trim()}`, { exact: true })).toHaveCount(1);
  const shown = toastOf(form.page()).filter({ hasText: text.trim() });
  if (toast === "also in a toast") await expect(shown.first()).toBeVisible();
  else await expect(shown).toHaveCount(0);
}
