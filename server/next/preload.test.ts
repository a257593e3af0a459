import fs from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { preloadPages } from "./preload";

test("every page is loaded before the portal goes on", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isOver = false;
  const preloading = preloadPages({ server: { server: { unstable_preloadEntries: () => promise } } }).then(() => {
    isOver = true;
  });
  await Promise.resolve();
  expect(isOver).toBe(false);
  resolve();
  await preloading;
  expect(isOver).toBe(true);
});

test("a Next without that function is refused, and the installed one has it", async () => {
  await expect(preloadPages({ server: { server: {} } })).rejects.toThrow("docs/upgrading-next.md");
  const file = createRequire(import.meta.url).resolve("next/dist/server/next-server.js");
  expect(fs.readFileSync(file, "utf8")).toMatch(/async unstable_preloadEntries\(\)/);
});
