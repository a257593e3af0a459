import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { fullLearner } from "../../lib/domain/security/testing/full-learner";
import { guestContext } from "../../lib/domain/testing/learners";
import { holdDataFolder } from "../../lib/platform/db";
import { copyRows } from "../../lib/platform/db/copy-rows";
import { type FreshDatabase, freshDatabase } from "../../lib/platform/db/testing/fresh-database";
import { secretIn } from "../../lib/platform/private-file";
import { lastBackup } from "../../lib/process/last-backup";

const made: FreshDatabase[] = [];
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-backup-"));
afterAll(async () => {
  for (const fresh of made) await fresh.remove();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function portalWithLearner(): Promise<FreshDatabase> {
  const fresh = await freshDatabase("sqlite");
  made.push(fresh);
  const guest = await guestContext(fresh);
  await fullLearner(guest);
  guest.limits.close();
  return fresh;
}

function runScript(name: string, dataDir: string, ...args: string[]) {
  // The portals of this file have their secrets in the data folder.
  const { SESSION_SECRET: _, ...others } = process.env;
  const env = { ...others, PORTAL_DATA_DIR: dataDir, DATABASE_URL: "", TESTS_WITHOUT_WAITING: "" };
  const { status, stdout, stderr } = spawnSync("tsx", [`scripts/database/${name}.ts`, ...args], {
    env,
    encoding: "utf8",
  });
  return { status, said: `${stdout}${stderr}` };
}

test("a backup of a portal in use is restored with every row and secret, into an empty database only", async () => {
  const portal = await portalWithLearner();
  const secret = secretIn(portal.dataDir, "session-secret");
  const backup = path.join(folder, "backup");
  expect(runScript("backup", portal.dataDir, backup)).toMatchObject({
    status: 0,
    said: expect.stringContaining("accounts: 1 rows"),
  });
  expect(fs.statSync(path.join(backup, "portal.sqlite")).mode & 0o077).toBe(0);
  expect(lastBackup(portal.dataDir)).not.toBeNull();
  expect(runScript("backup", portal.dataDir, backup)).toMatchObject({
    status: 1,
    said: expect.stringContaining("exists already"),
  });

  const restored = path.join(folder, "restored");
  expect(runScript("restore", restored, backup)).toMatchObject({
    status: 0,
    said: expect.stringContaining("accounts: 1 rows"),
  });
  expect(secretIn(restored, "session-secret")).toBe(secret);
  expect(runScript("restore", restored, backup)).toMatchObject({
    status: 1,
    said: expect.stringContaining("already has rows"),
  });
  expect(runScript("restore", restored, folder)).toMatchObject({
    status: 1,
    said: expect.stringContaining("it is no complete backup"),
  });

  const moved = path.join(folder, "moved.sqlite");
  expect(runScript("move", restored, moved).status).toBe(0);
  const empty = await freshDatabase("sqlite");
  made.push(empty);
  const first = await copyRows(portal.opened, empty.opened);
  expect(runScript("move", restored, path.join(folder, "again.sqlite")).said).toContain(
    `accounts: 1 rows, ${first.accounts.digest.slice(0, 12)}`,
  );
});

test("a database that a portal serves is not moved, and nothing is restored into it", async () => {
  const portal = await portalWithLearner();
  const release = holdDataFolder(portal.dataDir);
  const backup = path.join(folder, "of-served");
  expect(runScript("backup", portal.dataDir, backup).status).toBe(0);
  const target = path.join(folder, "of-served.sqlite");
  for (const refused of [runScript("move", portal.dataDir, target), runScript("restore", portal.dataDir, backup)])
    expect(refused).toMatchObject({ status: 1, said: expect.stringContaining("A portal runs on this database.") });
  expect(fs.existsSync(target)).toBe(false);
  release?.();
  expect(runScript("move", portal.dataDir, target).status).toBe(0);
});

test("an encrypted backup beside older ones: the oldest goes, a damaged one is refused before anything is written, and the right key restores", async () => {
  const portal = await portalWithLearner();
  secretIn(portal.dataDir, "session-secret");
  const [key, backups] = [path.join(folder, "backup.key"), path.join(folder, "backups")];
  expect(runScript("backup-key", portal.dataDir, key).status).toBe(0);
  expect(fs.statSync(key).mode & 0o077).toBe(0);
  expect(runScript("backup-key", portal.dataDir, key)).toMatchObject({
    status: 1,
    said: expect.stringContaining("never overwritten"),
  });
  fs.mkdirSync(backups);
  const make = () => runScript("backup", portal.dataDir, "--in", backups, "--key", key, "--keep", "1");
  expect(make().status).toBe(0);
  const [first = ""] = fs.readdirSync(backups);
  expect(make()).toMatchObject({ status: 0, said: expect.stringContaining(`Older backups deleted: ${first}\n`) });
  const [only = "", ...others] = fs.readdirSync(backups);
  expect(others).toEqual([]);
  const backup = path.join(backups, only);

  const restored = path.join(folder, "restored-from-encrypted");
  const damaged = path.join(folder, "damaged");
  fs.cpSync(backup, damaged, { recursive: true });
  fs.truncateSync(path.join(damaged, "portal.sqlite.age"), 70_000);
  const refused = [
    [runScript("restore", restored, damaged, "--key", key), "portal.sqlite.age is truncated: 70000 of its"],
    [runScript("restore", restored, backup), "is encrypted. Name the file with its key"],
    [runScript("restore", restored, backup, "--key", backup), "A folder was expected"],
    [runScript("restore", restored, damaged, "--unchecked"), "there is no"],
  ] as const;
  for (const [{ status, said }, reason] of refused)
    expect([status, said]).toEqual([1, expect.stringContaining(reason)]);
  expect(fs.existsSync(restored) ? fs.readdirSync(restored).filter((name) => name !== "session-secret") : []).toEqual(
    [],
  );

  expect(runScript("restore", restored, backup, "--key", key)).toMatchObject({
    status: 0,
    said: expect.stringContaining("accounts: 1 rows"),
  });
  expect(fs.readdirSync(restored).sort()).toEqual(["in-use.lock", "portal.sqlite", "session-secret"]);
});

test("a backup of a release that made no manifest is restored when that is asked for, and one that SQLite finds damaged is not", async () => {
  const portal = await portalWithLearner();
  const old = path.join(folder, "old");
  expect(runScript("backup", portal.dataDir, old).status).toBe(0);
  for (const name of ["manifest.json", "SHA256SUMS"]) fs.rmSync(path.join(old, name));
  const restored = path.join(folder, "restored-from-old");
  expect(runScript("restore", restored, old)).toMatchObject({
    status: 1,
    said: expect.stringContaining("--unchecked"),
  });
  const cut = path.join(folder, "cut");
  fs.cpSync(old, cut, { recursive: true });
  fs.truncateSync(path.join(cut, "portal.sqlite"), 100_000);
  expect(runScript("restore", restored, cut, "--unchecked")).toMatchObject({
    status: 1,
    said: expect.stringContaining("damaged"),
  });
  expect(runScript("restore", restored, old, "--unchecked")).toMatchObject({
    status: 0,
    said: expect.stringContaining("was not compared with a manifest"),
  });
});
