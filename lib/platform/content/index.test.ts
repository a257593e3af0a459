import { expect, test, vi } from "vitest";

test("two copies of this module in one process share what was read", async () => {
  const first = (await import(".")).content();
  vi.resetModules();
  expect((await import(".")).content()).toBe(first);
});
