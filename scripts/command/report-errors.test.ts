import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import Sqlite from "better-sqlite3";
import pg from "pg";
import { afterAll, expect, inject, onTestFinished, test } from "vitest";
import { createDatabase } from "../../lib/platform/db/testing/create-database";
import { dialects } from "../../lib/platform/db/testing/fresh-database";
import { freePort } from "../../lib/process/free-port";
import { projectEnv, root } from "../../lib/process/steps.ts";
import { canFillDisk } from "../../server/testing/full-disk";
import { errorInWords } from "./report-errors";

// What goes wrong around a command is printed in words, without a stack, and the command ends with 1.

const work = fs.mkdtempSync(path.join(os.tmpdir(), "portal-data-errors-"));
afterAll(() => fs.rmSync(work, { recursive: true, force: true }));
let count = 0;
const newFolder = () => path.join(work, String(++count));

type Where = { dataDir?: string; databaseUrl?: string; before?: string[] };

async function saidBy(
  script: string,
  given: string[],
  { dataDir = newFolder(), databaseUrl = "", before = [] }: Where = {},
): Promise<string> {
  const [command = "", ...args] = [...before, "node", "--import", "tsx", `scripts/${script}.ts`, ...given];
  const env = projectEnv({
    PORTAL_DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: "",
    TESTS_WITHOUT_WAITING: "",
  });
  const child = spawn(command, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (said += text));
  const code = await new Promise((resolve) => child.once("close", resolve));
  expect([code, said]).toEqual([1, expect.not.stringMatching(/\n\s+at /)]);
  return said;
}

function fileIn(folder: string, name: string, bytes: string | Buffer): string {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, name), bytes);
  return folder;
}

async function emptyPostgres(): Promise<string> {
  const database = await createDatabase(inject("postgresUrl"));
  onTestFinished(database.drop);
  return database.url;
}

test.each(dialects)("%s: a database without tables", async (dialect) => {
  const where =
    dialect === "postgres"
      ? { databaseUrl: await emptyPostgres() }
      : { dataDir: fileIn(newFolder(), "portal.sqlite", "") };
  expect(await saidBy("database/retention", [], where)).toContain("Bring it up to date: npm run migrate");
});

test.each(dialects)("%s: a database that a newer release has brought up to date", async (dialect) => {
  const create = "create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)";
  const insert = "insert into kysely_migration values ('9999-later', '2027-01-01')";
  const where =
    dialect === "postgres"
      ? { databaseUrl: await emptyPostgres() }
      : { dataDir: fileIn(newFolder(), "portal.sqlite", "") };
  if (where.databaseUrl) {
    const client = new pg.Client({ connectionString: where.databaseUrl });
    await client.connect();
    for (const query of [create, insert]) await client.query(query);
    await client.end();
  } else {
    const database = new Sqlite(path.join(where.dataDir ?? "", "portal.sqlite"));
    for (const query of [create, insert]) database.exec(query);
    database.close();
  }
  expect(await saidBy("migrate", [], where)).toMatch(
    /by a newer release of the portal: this one does not know 9999-later/,
  );
});

test.skipIf(!dialects.includes("postgres"))(
  "PostgreSQL that does not answer, a host that does not exist and a database that was not created, without the password",
  async () => {
    const password = "a-password-of-nobody";
    const silent = await saidBy("migrate", [], {
      databaseUrl: `postgres://portal:${password}@127.0.0.1:${await freePort()}/portal`,
    });
    expect(silent).toMatch(/^PostgreSQL does not answer at 127\.0\.0\.1, port \d+\. .* \(ECONNREFUSED\)\n$/);
    const unknown = await saidBy("database/backup", [], {
      databaseUrl: `postgres://portal:${password}@no-such-host.invalid/portal`,
    });
    expect(unknown).toContain("The host in DATABASE_URL is not known");
    const url = new URL(inject("postgresUrl"));
    url.pathname = "/never_created";
    const absent = await saidBy("staff", ["messages"], { databaseUrl: url.href });
    expect(absent).toContain("PostgreSQL has no database of the name in DATABASE_URL");
    for (const said of [silent, unknown, absent]) expect(said).not.toContain(password);
  },
);

test("a data folder that cannot be written, one that is a file, and a file that is no database", async () => {
  if (process.platform === "linux") {
    expect(await saidBy("migrate", [], { dataDir: "/sys/portal-data" })).toContain(
      "This user may not write: /sys/portal-data",
    );
    // Node's own way to make a folder with its parents never returns here.
    expect(await saidBy("migrate", [], { dataDir: "/proc/portal/data" })).toContain(
      "There is no such file or folder: /proc/portal",
    );
  }
  const file = path.join(fileIn(newFolder(), "data", "x"), "data");
  expect(await saidBy("migrate", [], { dataDir: file })).toContain(
    `A folder was expected, and there is a file, or the other way round: ${file}`,
  );
  expect(
    await saidBy("migrate", [], { dataDir: fileIn(newFolder(), "portal.sqlite", "no database at all".repeat(100)) }),
  ).toContain("is no SQLite database");
});

test.runIf(canFillDisk)("a disk that takes nothing more", async () => {
  expect(await saidBy("migrate", [], { before: ["prlimit", "--fsize=0:unlimited"] })).toContain(
    "Nothing more can be written",
  );
  const portal = newFolder();
  const env = projectEnv({ PORTAL_DATA_DIR: portal, DATABASE_URL: "", TESTS_WITHOUT_WAITING: "" });
  const migrated = spawn("tsx", ["scripts/migrate.ts"], { cwd: root, env, stdio: "ignore" });
  expect(await new Promise((resolve) => migrated.once("close", resolve))).toBe(0);
  const backups = newFolder();
  fs.mkdirSync(backups);
  const said = await saidBy("database/backup", ["--in", backups], {
    dataDir: portal,
    before: ["prlimit", "--fsize=65536:unlimited"],
  });
  expect(said).toContain("Nothing more can be written");
  expect(fs.readdirSync(backups)).toEqual([]);
  expect(fs.readdirSync(portal).filter((name) => name.includes("unfinished"))).toEqual([]);
});

test("a folder that is not empty, a backup folder that is not there, and a portal that is in another folder", async () => {
  const folder = fileIn(newFolder(), "somebody's", "text");
  expect(await saidBy("standalone", [folder])).toMatch(/is not empty\. Name a new folder\.|The portal is not built/);
  expect(await saidBy("database/backup", ["--in", path.join(work, "not-mounted")])).toContain("Is the disk mounted?");
  expect(await saidBy("database/restore", [path.join(work, "nothing")])).toContain(
    `There is no folder ${path.join(work, "nothing")}.`,
  );
  const dataDir = newFolder();
  expect(await saidBy("database/backup", [], { dataDir })).toContain(`There is no portal in ${dataDir}`);
  expect(fs.existsSync(dataDir)).toBe(false);
});

test("a folder that may not be read is not called one that may not be written", () => {
  const refused = (syscall: string) => Object.assign(new Error("EACCES"), { code: "EACCES", syscall, path: "/data" });
  expect(errorInWords(refused("stat"))).toContain("This user may not look at: /data.");
  expect(errorInWords(refused("scandir"))).toContain("This user may not read: /data.");
  expect(errorInWords(refused("mkdir"))).toContain("This user may not write: /data.");
});

test("an error that nobody foresaw keeps its stack, and a cause is looked at", () => {
  expect(errorInWords(new Error("a fault in the code"))).toBeNull();
  expect(errorInWords(new TypeError("x is not a function"))).toBeNull();
  const cause = Object.assign(new Error("write"), { code: "ENOSPC", path: "/data/portal.sqlite" });
  expect(errorInWords(new Error("the query failed", { cause }))).toBe(
    "Nothing more can be written: /data/portal.sqlite: the disk is full, or it fails. (ENOSPC)",
  );
});
