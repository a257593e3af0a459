import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { canFillDisk, fillDisk } from "../../testing/full-disk";
import { diskProblem } from "./disk";

function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-test-disk-"));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test("a disk that takes writes is no problem, and nothing is left on it", async () => {
  const folder = newFolder();
  expect(await diskProblem(folder)).toBeNull();
  expect(fs.readdirSync(folder)).toEqual([]);
  expect(await diskProblem(path.join(folder, "nothing"))).toBe("disk");
});

test.runIf(canFillDisk)("a full disk is one, and is none when it has room again", async () => {
  const folder = newFolder();
  fillDisk(process.pid, true);
  onTestFinished(() => fillDisk(process.pid, false));
  expect(await diskProblem(folder)).toBe("disk");
  fillDisk(process.pid, false);
  expect(await diskProblem(folder)).toBeNull();
  expect(fs.readdirSync(folder)).toEqual([]);
});
