import os from "node:os";
import path from "node:path";
import { loadContent } from "../../lib/platform/content";
import { migrate, type OpenDatabase, openDatabase } from "../../lib/platform/db";
import { createDatabase } from "../../lib/platform/db/testing/create-database";
import { readCommand } from "../../lib/process/read-command.ts";
import { root } from "../../lib/process/steps.ts";
import { openRowReader } from "../../server/threads/row-reader";
import { start, stop } from "../../testing/database/postgres";
import { type Generated, generate } from "../desk/generate";
import { measureViews } from "../desk/measure";
import { temporaryFolder } from "../support/portal";
import { describeMachine, openReport } from "../support/report";

const whileFilling = "-c session_replication_role=replica -c work_mem=128MB -c maintenance_work_mem=256MB";

const { values, words } = readCommand({
  name: "bench -- desk",
  description:
    "Measures the desk's figures and lists with generated learners, on SQLite and PostgreSQL, prints tables and writes them to .cache/bench-desk.md. Slowness fails nothing here.",
  words: [
    {
      name: "database",
      oneOf: ["sqlite", "postgres"],
      meaning: "sqlite or postgres; both where none is named",
      optional: true,
      repeated: true,
    },
  ],
  options: {
    learners: { type: "number", least: 1, default: 200000, meaning: "how many learners" },
    rounds: { type: "number", least: 1, default: 9, meaning: "how often each view is asked for" },
  },
});
const content = loadContent(path.join(root, "content"));
const limits = { sqlite: 600, postgres: 300 };
const wanted = (["sqlite", "postgres"] as const).filter((each) => words.length === 0 || words.includes(each));
const load = () => `load average ${os.loadavg()[0]?.toFixed(1)}`;
const print = openReport("bench-desk.md");

print(describeMachine());
const serverUrl = wanted.includes("postgres") ? await start() : "";
for (const dialect of wanted) {
  const { opened, made, seconds } = await filledDatabase(dialect);
  try {
    const counts = Object.entries(made).map(([name, count]) => `${name} ${count}`);
    print(`## ${dialect}\n\n${counts.join(", ")}; made in ${seconds} s, ${load()}.`);
    print(await measureViews(opened, content, values.rounds, limits[dialect]));
  } finally {
    await opened.close();
  }
}
if (serverUrl) await stop();
process.exit(0);

/** A new database with the generated rows, and how many seconds that took. */
async function filledDatabase(
  dialect: "sqlite" | "postgres",
): Promise<{ opened: OpenDatabase; made: Generated; seconds: number }> {
  const name = dialect === "postgres" ? (await createDatabase(serverUrl)).name : "";
  const sqliteFile = path.join(temporaryFolder(), "portal.sqlite");
  const open = (options = "") =>
    openDatabase({
      databaseUrl: name && `${Object.assign(new URL(serverUrl), { pathname: name }).href}${options}`,
      sqliteFile,
      readRows: openRowReader(sqliteFile).read,
    });
  // Foreign keys and triggers are not checked: the rows fit together as they are made.
  const filling = open(`?options=${encodeURIComponent(whileFilling)}`);
  if (filling.kind === "sqlite")
    for (const pragma of ["synchronous = off", "foreign_keys = off", "cache_size = -262144"])
      filling.handle.pragma(pragma);
  await migrate(filling.db);
  const begun = Date.now();
  const made = await generate(filling, content, values.learners, new Date());
  await filling.close();
  return { opened: open(), made, seconds: Math.round((Date.now() - begun) / 1000) };
}
