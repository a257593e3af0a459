import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hashBytes, type Manifest, manifestName, sumsName, textOfManifest } from "./manifest";
import { deleteOlder, nameOfBackup } from "./write-backup";

const portal = "https://learn.example.org";

/** What else may lie in a folder of backups, each made from a complete one. */
const spoilers = {
  nothing: () => undefined,
  unfinished: (folder: string) => fs.renameSync(folder, `${folder}.unfinished-41`),
  "named by somebody": (folder: string) => fs.renameSync(folder, `${folder}-before-the-exams`),
  "without a manifest": (folder: string) => fs.rmSync(path.join(folder, manifestName)),
  truncated: (folder: string) => fs.truncateSync(path.join(folder, "portal.sqlite"), 1),
  "with somebody's file": (folder: string) => fs.writeFileSync(path.join(folder, "notes.txt"), "keep"),
  "with somebody's folder": (folder: string) => fs.mkdirSync(path.join(folder, "photos")),
  "of another portal": (folder: string) => {
    const file = path.join(folder, manifestName);
    fs.writeFileSync(file, fs.readFileSync(file, "utf8").replace(portal, "https://other.example.org"));
  },
};
type Spoiler = keyof typeof spoilers;

function makeBackup(parent: string, day: number, spoiler: Spoiler): string {
  const now = new Date(Date.UTC(2026, 0, day, 2, 30));
  const folder = path.join(parent, nameOfBackup(now));
  fs.mkdirSync(folder);
  fs.writeFileSync(path.join(folder, "portal.sqlite"), "rows");
  const files = [{ name: "portal.sqlite" as const, bytes: 4, sha256: hashBytes("rows") }];
  const manifest: Manifest = {
    format: 1,
    portal,
    release: "1",
    madeAt: now.toISOString(),
    encrypted: false,
    migrations: ["1"],
    tables: {},
    files,
  };
  fs.writeFileSync(path.join(folder, manifestName), textOfManifest(manifest));
  fs.writeFileSync(path.join(folder, sumsName), "");
  spoilers[spoiler](folder);
  return path.basename(folder);
}

test("of generated folders only the oldest complete backups of this portal go, and the newest ones that are kept are as many as was said", () => {
  const kinds = Object.keys(spoilers) as Spoiler[];
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...kinds), { maxLength: 12 }),
      fc.integer({ min: 1, max: 5 }),
      (days, keep) => {
        const parent = fs.mkdtempSync(path.join(os.tmpdir(), "portal-keep-"));
        const names = days.map((spoiler, day) => makeBackup(parent, day + 1, spoiler));
        fs.writeFileSync(path.join(parent, "2026-01-01-02-30-00.txt"), "a list");
        const before = fs.readdirSync(parent);
        const complete = names.filter((_, index) => days[index] === "nothing");
        const expected = complete.slice(0, Math.max(0, complete.length - keep));
        expect(deleteOlder(parent, keep, portal)).toEqual(expected);
        expect(fs.readdirSync(parent)).toEqual(before.filter((name) => !expected.includes(name)));
        fs.rmSync(parent, { recursive: true });
      },
    ),
    { numRuns: 60 },
  );
});

test("what a killed command has left of a deleted backup goes with the next ones", () => {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), "portal-keep-"));
  const name = makeBackup(parent, 1, "nothing");
  fs.renameSync(path.join(parent, name), path.join(parent, `${name}.deleting-41`));
  const kept = makeBackup(parent, 2, "nothing");
  expect(deleteOlder(parent, 1, portal)).toEqual([]);
  expect(fs.readdirSync(parent)).toEqual([kept]);
  fs.rmSync(parent, { recursive: true });
});
