import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { portal } from "../portal";

test("two copies of this module in one process share what was read, and another process reads it in the folder of the build", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-test-content-"));
  portal.server = { contentCache: folder };
  onTestFinished(() => {
    delete portal.server;
    fs.rmSync(folder, { recursive: true, force: true });
  });
  const first = (await import(".")).content();
  vi.resetModules();
  const { content } = await import(".");
  expect(content()).toBe(first);
  const [file = ""] = fs.readdirSync(folder);
  const written = fs.statSync(path.join(folder, file)).mtimeMs;
  delete portal.content;
  const again = content();
  expect(again).not.toBe(first);
  expect(again).toStrictEqual(first);
  expect(fs.readdirSync(folder)).toEqual([file]);
  expect(fs.statSync(path.join(folder, file)).mtimeMs).toBe(written);
});
