import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { deleteLeftCopies } from "./clean-at-the-end";

function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-clean-"));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)("%s leaves no unfinished folder", async (signal) => {
  const unfinished = path.join(newFolder(), "unfinished");
  fs.mkdirSync(unfinished);
  const code = `(await import("./scripts/command/clean-at-the-end.ts")).cleanAtTheEnd([process.argv[1]]);
    console.log("ready"); setInterval(() => undefined, 1000);`;
  const child = spawn("node", ["--input-type=module", "-e", code, unfinished], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  child.kill(signal);
  expect(await once(child, "close")).toEqual([1, null]);
  expect(fs.existsSync(unfinished)).toBe(false);
});

test("an unencrypted copy of a killed command is deleted once no command can be writing it; nothing else is", () => {
  const dataDir = newFolder();
  const names = ["backup-unfinished-41", "restore-unfinished-42", "backup-unfinished-43", "backups"];
  for (const name of names) fs.mkdirSync(path.join(dataDir, name));
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  for (const name of names.filter((each) => !each.endsWith("43")))
    fs.utimesSync(path.join(dataDir, name), yesterday, yesterday);
  deleteLeftCopies(dataDir, new Date());
  expect(fs.readdirSync(dataDir)).toEqual(["backup-unfinished-43", "backups"]);
});
