import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";

const holder = globalThis as { portalContent?: object; portalContentCache?: string };

test("two copies of this module in one process share what was read", async () => {
  const first = (await import(".")).content();
  vi.resetModules();
  expect((await import(".")).content()).toBe(first);
});

test("a server that names a folder of its build reads there what another process of it has loaded", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-test-content-"));
  holder.portalContentCache = folder;
  onTestFinished(() => {
    delete holder.portalContentCache;
    fs.rmSync(folder, { recursive: true, force: true });
  });
  const { content } = await import(".");
  delete holder.portalContent;
  const first = content();
  const [file = ""] = fs.readdirSync(folder);
  const written = fs.statSync(path.join(folder, file)).mtimeMs;
  delete holder.portalContent;
  expect(content()).toStrictEqual(first);
  expect(fs.readdirSync(folder)).toEqual([file]);
  expect(fs.statSync(path.join(folder, file)).mtimeMs).toBe(written);
});
