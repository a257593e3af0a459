import type { Page } from "@playwright/test";

/** Holds requests to these addresses back, as a slow network does, until the test lets them go. */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
