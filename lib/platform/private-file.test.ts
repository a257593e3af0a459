import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "./db";
import { SecretError, secretIn } from "./private-file";

let folder: string;
beforeEach(() => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "portal-test-private-")), "data");
});
afterEach(() => fs.rmSync(path.dirname(folder), { recursive: true, force: true }));

const fileMode = (file: string) => fs.statSync(file).mode & 0o777;
const script = (name: string, ...more: string[]) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(path.resolve("node_modules/.bin/tsx"), [name, ...more], {
      env: { ...process.env, PORTAL_DATA_DIR: folder, DATABASE_URL: "", SESSION_SECRET: "" },
    });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => output.push(String(text)));
    child.on("close", (code) => resolve({ code, output: output.join("") }));
  });

test("several processes that start on one folder migrate it once, and all its files are the portal's alone", async () => {
  const all = await Promise.all(Array.from({ length: 4 }, () => script("scripts/migrate.ts")));
  expect(all.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  expect(all.filter(({ output }) => output.includes("0001-learning"))).toHaveLength(1);
  const files = fs.readdirSync(folder);
  expect(files).toEqual(expect.arrayContaining(["portal.sqlite", "limits.sqlite"]));
  expect(files.map((name) => [name, fileMode(path.join(folder, name))])).toEqual(files.map((name) => [name, 0o600]));
  expect(fileMode(folder)).toBe(0o700);
});

test("permissions of an existing folder are restricted, including the files beside an open database", async () => {
  fs.mkdirSync(folder, { mode: 0o755 });
  const sqliteFile = path.join(folder, "portal.sqlite");
  fs.writeFileSync(sqliteFile, "", { mode: 0o644 });
  const opened = openDatabase({ databaseUrl: null, sqliteFile });
  if (opened.kind !== "sqlite") throw new Error("not on SQLite");
  opened.handle.exec("create table one (text)");
  expect(["", "-wal", "-shm"].map((suffix) => fileMode(sqliteFile + suffix))).toEqual([0o600, 0o600, 0o600]);
  expect(fileMode(folder)).toBe(0o700);
  await opened.close();
});

test("a secret is generated once and completely, and all concurrent readers get the same one", async () => {
  const first = secretIn(folder, "session-secret");
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(secretIn(folder, "session-secret")).toBe(first);
  expect(secretIn(folder, "badge-key")).not.toBe(first);
  expect(fs.readdirSync(folder).sort()).toEqual(["badge-key", "session-secret"]);
  expect(fileMode(path.join(folder, "session-secret"))).toBe(0o600);
});

test("a secret and its name are on the disk before the secret is used, as after a loss of power", () => {
  const onDisk: string[] = [];
  const toDisk = fs.fsyncSync;
  const spy = vi.spyOn(fs, "fsyncSync").mockImplementation((opened) => {
    const { size } = fs.fstatSync(opened);
    onDisk.push(fs.fstatSync(opened).isDirectory() ? fs.readdirSync(folder).join() : `${size} bytes`);
    toDisk(opened);
  });
  secretIn(folder, "session-secret");
  spy.mockRestore();
  expect(onDisk).toEqual(["64 bytes", "session-secret"]);
});

test("T28: a secret that a loss of power has shortened is refused in words", () => {
  fs.mkdirSync(folder);
  for (const left of ["", "0123456789abcdef"]) {
    fs.writeFileSync(path.join(folder, "session-secret"), left);
    expect(() => secretIn(folder, "session-secret")).toThrow(SecretError);
  }
  expect(fs.readdirSync(folder)).toEqual(["session-secret"]);
});
