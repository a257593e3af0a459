import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { lastBackup, noteBackup } from "./last-backup";

test("the time of the last backup is what was noted last, and null where nothing or no time is noted", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-last-backup-"));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  expect(lastBackup(folder)).toBeNull();
  noteBackup(folder, new Date("2026-11-22T02:30:00Z"));
  noteBackup(folder, new Date("2026-11-23T02:30:00Z"));
  expect(lastBackup(folder)).toBe(Date.UTC(2026, 10, 23, 2, 30) / 1000);
  fs.writeFileSync(path.join(folder, "last-backup"), "yesterday");
  expect(lastBackup(folder)).toBeNull();
});
