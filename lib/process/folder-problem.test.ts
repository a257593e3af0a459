import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { folderProblem } from "./folder-problem";

test("a folder that is absent, is a file, or may not be read is each named as what it is", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-folder-problem-"));
  const closed = path.join(folder, "closed");
  onTestFinished(() => {
    fs.chmodSync(closed, 0o700);
    fs.rmSync(folder, { recursive: true });
  });
  const file = path.join(folder, "file");
  fs.writeFileSync(file, "");
  fs.mkdirSync(path.join(closed, "inside"), { recursive: true });
  fs.chmodSync(closed, 0);
  fs.chmodSync(folder, 0o755);
  expect(folderProblem(folder)).toBeNull();
  expect(folderProblem(file)).toBe(`${file} is a file, and a folder was expected.`);
  expect(folderProblem(path.join(folder, "nothing"))).toBe(`There is no folder ${path.join(folder, "nothing")}.`);
  expect(folderProblem(path.join(file, "nothing"))).toBe(`There is no folder ${path.join(file, "nothing")}.`);
  const unreadable = [closed, path.join(closed, "inside"), path.join(closed, "nothing")];
  expect(saidToAnotherUser(unreadable)).toEqual(unreadable.map((each) => `This user may not read the folder ${each}.`));
});

/** Root may read everything, so another user looks. */
function saidToAnotherUser(folders: string[]): (string | null)[] {
  if (process.getuid?.() !== 0) return folders.map(folderProblem);
  const module = JSON.stringify(path.join(import.meta.dirname, "folder-problem.ts"));
  const program = `
    import { folderProblem } from ${module};
    process.setuid(65534);
    process.stdout.write(JSON.stringify(${JSON.stringify(folders)}.map(folderProblem)));`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], { encoding: "utf8" });
  return JSON.parse(stdout);
}
