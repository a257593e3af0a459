import type { Locator, Page } from "@playwright/test";

/** What the page before left to say, on the page itself (rule: toasts.place). */
export const carried = (page: Page): Locator => page.locator("[data-carried-message]").getByRole("status");
