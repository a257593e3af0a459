import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDatabase } from "../../../lib/platform/db/testing/create-database";
import { projectEnv, root } from "../../../lib/process/steps.ts";
import * as postgres from "../../../testing/database/postgres";
import { missing, startLearning, untilWrites } from "../../../testing/people/learning-load";
import { startPortal } from "../../../testing/portal/portal";

// A backup of a portal that people use, restored into a second database, from which a second portal answers.

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-contract-backup-"));
const cleaning: (() => unknown)[] = [() => fs.rmSync(folder, { recursive: true, force: true })];
let server: string;
beforeAll(async () => {
  server = await postgres.start();
  cleaning.unshift(postgres.stop);
});
afterAll(async () => {
  for (const clean of cleaning) await clean();
});

async function newDatabase(kind: string): Promise<string> {
  if (kind === "SQLite") return "";
  const database = await createDatabase(server);
  cleaning.unshift(database.drop);
  return database.url;
}

/** Runs a command to its end. @returns its lines of tables, each with the number of its rows and their digest */
async function copied(
  script: "backup" | "restore",
  argument: string,
  env: Record<string, string>,
): Promise<Record<string, string>> {
  const child = spawn("node", ["--import", "tsx", `scripts/database/${script}.ts`, argument], {
    cwd: root,
    env: projectEnv(env),
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (said += text));
  const code = await new Promise((resolve) => child.once("close", resolve));
  expect([code, said]).toEqual([0, expect.stringContaining("Every row was read again and compared")]);
  return Object.fromEntries(
    [...said.matchAll(/^ {2}(\w+): (\d+ rows, [0-9a-f]{12})$/gm)].map(([, table, sum]) => [table, sum]),
  );
}

describe.each(["PostgreSQL", "SQLite"])("on %s", (kind) => {
  test("what was acknowledged before the backup began is in the restored portal, every row as the backup has it", async () => {
    const settings = async (name: string) => ({
      PORTAL_DATA_DIR: path.join(folder, `${kind}-${name}`),
      DATABASE_URL: await newDatabase(kind),
      TESTS_WITHOUT_WAITING: "1",
    });
    const [first, second] = [await settings("first"), await settings("second")];
    const portal = await startPortal(first);
    cleaning.unshift(portal.kill);
    const before = startLearning(portal.url, 2);
    await untilWrites(before, 20);
    await before.stop();

    const meanwhile = startLearning(portal.url, 2);
    await untilWrites(meanwhile, 5);
    const writesBefore = meanwhile.writes();
    const backup = path.join(folder, `${kind}-backup`);
    const saved = await copied("backup", backup, first);
    const writesDuring = meanwhile.writes() - writesBefore;
    await meanwhile.stop();
    expect([writesDuring > 0, [...before.failures, ...meanwhile.failures]]).toEqual([true, []]);

    expect(await copied("restore", backup, second)).toEqual(saved);
    expect(Object.keys(saved)).toEqual(
      expect.arrayContaining(["accounts", "sessions", "enrollments", "topic_records", "quiz_answers"]),
    );
    const restored = await startPortal(second);
    cleaning.unshift(restored.kill);
    expect(before.acknowledged.length).toBeGreaterThan(1);
    expect(await missing(restored.url, before.acknowledged)).toEqual([]);
    // Of those who came afterwards at least the first had an account before the backup began.
    expect(Number.parseInt(saved.accounts ?? "", 10)).toBeGreaterThan(before.acknowledged.length);
  });
});
