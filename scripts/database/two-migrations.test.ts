import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { openDatabase, pendingMigrations } from "../../lib/platform/db";
import { createDatabase } from "../../lib/platform/db/testing/create-database";
import { dialects } from "../../lib/platform/db/testing/fresh-database";
import { projectEnv } from "../../lib/process/steps.ts";

function migrateIn(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn("tsx", ["scripts/migrate.ts"], { env: projectEnv(env), stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (said += text));
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, said })));
}

describe.each(dialects)("on %s", (dialect) => {
  test("of three processes that start at once on an empty database one migrates it, and all go on", async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-data-migrations-"));
    const postgres = dialect === "postgres" ? await createDatabase(inject("postgresUrl")) : null;
    onTestFinished(async () => {
      await postgres?.drop();
      fs.rmSync(folder, { recursive: true, force: true });
    });
    const env = { PORTAL_DATA_DIR: folder, DATABASE_URL: postgres?.url ?? "", TESTS_WITHOUT_WAITING: "" };
    const ended = await Promise.all([1, 2, 3].map(() => migrateIn(env)));
    expect(ended.map(({ code, said }) => [code, code === 0 ? "" : said])).toEqual([1, 2, 3].map(() => [0, ""]));
    expect(ended.filter(({ said }) => said.includes("Brought the database up to date"))).toHaveLength(1);
    const opened = openDatabase({ databaseUrl: postgres?.url ?? null, sqliteFile: path.join(folder, "portal.sqlite") });
    expect(await pendingMigrations(opened.db).finally(opened.close)).toEqual([]);
  });
});
