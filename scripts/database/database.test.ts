import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { fullLearner } from "../../lib/domain/security/testing/full-learner";
import { guestContext } from "../../lib/domain/testing/learners";
import { copyRows } from "../../lib/platform/db/copy-rows";
import { type FreshDatabase, freshDatabase } from "../../lib/platform/db/testing/fresh-database";
import { secretIn } from "../../lib/platform/private-file";

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
  const env = { ...process.env, PORTAL_DATA_DIR: dataDir, DATABASE_URL: "", TESTS_WITHOUT_WAITING: "" };
  const { status, stdout, stderr } = spawnSync("tsx", [`scripts/database/${name}.ts`, ...args], { env, encoding: "utf8" });
  return { status, said: `${stdout}${stderr}` };
}

test("a backup of a portal in use is restored with every row and secret, into an empty database only", async () => {
  const portal = await portalWithLearner();
  const secret = secretIn(portal.dataDir, "session-secret");
  const backup = path.join(folder, "backup");
  expect(runScript("backup", portal.dataDir, backup)).toMatchObject({ status: 0, said: expect.stringContaining("accounts: 1 rows") });
  expect(fs.statSync(path.join(backup, "portal.sqlite")).mode & 0o077).toBe(0);
  expect(runScript("backup", portal.dataDir, backup)).toMatchObject({ status: 1, said: expect.stringContaining("exists already") });

  const restored = path.join(folder, "restored");
  expect(runScript("restore", restored, backup)).toMatchObject({ status: 0, said: expect.stringContaining("accounts: 1 rows") });
  expect(secretIn(restored, "session-secret")).toBe(secret);
  expect(runScript("restore", restored, backup)).toMatchObject({ status: 1, said: expect.stringContaining("already has rows") });
  expect(runScript("restore", restored, folder)).toMatchObject({ status: 1, said: expect.stringContaining("Name the folder") });

  const moved = path.join(folder, "moved.sqlite");
  expect(runScript("move", restored, moved).status).toBe(0);
  const empty = await freshDatabase("sqlite");
  made.push(empty);
  const first = await copyRows(portal.opened, empty.opened);
  expect(runScript("move", restored, path.join(folder, "again.sqlite")).said).toContain(`accounts: 1 rows, ${first.accounts.digest.slice(0, 12)}`);
});
