import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { portal } from "../portal";

test("two copies of this module in one process share what was read", async () => {
  const first = (await import(".")).content();
  vi.resetModules();
  expect((await import(".")).content()).toBe(first);
});

test("a server that names a folder of its build reads there what another process of it has loaded", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-test-content-"));
  portal.server = { contentCache: folder };
  onTestFinished(() => {
    delete portal.server;
    fs.rmSync(folder, { recursive: true, force: true });
  });
  const { content } = await import(".");
  delete portal.content;
  const first = content();
  const [file = ""] = fs.readdirSync(folder);
  const written = fs.statSync(path.join(folder, file)).mtimeMs;
  delete portal.content;
  expect(content()).toStrictEqual(first);
  expect(fs.readdirSync(folder)).toEqual([file]);
  expect(fs.statSync(path.join(folder, file)).mtimeMs).toBe(written);
});
