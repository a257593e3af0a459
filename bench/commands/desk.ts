import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { noteMissingSearchKeys } from "../../lib/domain/accounts";
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
    keep: { type: "string", placeholder: "FOLDER", meaning: "where the databases stay for the next run" },
    "only-fill": { type: "boolean", meaning: "makes the databases and measures nothing" },
  },
});
const content = loadContent(path.join(root, "content"));
const limits = { sqlite: 600, postgres: 300 };
const wanted = (["sqlite", "postgres"] as const).filter((each) => words.length === 0 || words.includes(each));
const folder = values.keep ? path.resolve(values.keep) : temporaryFolder();
fs.mkdirSync(folder, { recursive: true });
const load = () => `load average ${os.loadavg()[0]?.toFixed(1)}`;
const print = openReport("bench-desk.md");

print(describeMachine());
const serverUrl = wanted.includes("postgres")
  ? await start(values.keep ? path.join(folder, "postgres") : undefined)
  : "";
for (const dialect of wanted) {
  const { opened, made, seconds } = await filledDatabase(dialect);
  try {
    const counts = Object.entries(made).map(([name, count]) => `${name} ${count}`);
    print(`## ${dialect}\n\n${counts.join(", ")}; made in ${seconds} s, ${load()}.`);
    if (values["only-fill"]) continue;
    print(await measureViews(opened, content, values.rounds, limits[dialect]));
  } finally {
    await opened.close();
  }
}
if (serverUrl) await stop();
process.exit(0);

type Note = { url: string; made: Generated; seconds: number };

/** The database of an earlier run in this folder, or a new one. The note beside it is written last. */
async function filledDatabase(dialect: "sqlite" | "postgres"): Promise<Note & { opened: OpenDatabase }> {
  const { learners } = values;
  const noteFile = path.join(folder, `${dialect}-${learners}.json`);
  const sqliteFile = path.join(folder, `learners-${learners}`, "portal.sqlite");
  const open = (name: string, options = "") =>
    openDatabase({
      databaseUrl: name && `${Object.assign(new URL(serverUrl), { pathname: name }).href}${options}`,
      sqliteFile,
      readRows: openRowReader(sqliteFile, (why) => console.error(why)).read,
    });
  if (fs.existsSync(noteFile)) {
    const note = JSON.parse(fs.readFileSync(noteFile, "utf8")) as Note;
    const opened = open(note.url);
    const added = await migrate(opened.db);
    while ((await noteMissingSearchKeys(opened.db)) > 0);
    if (added.length > 0) await sql`analyze`.execute(opened.db);
    return { ...note, opened };
  }
  // Deletes the files of an interrupted run, except the other database's folder.
  if (dialect === "sqlite") fs.rmSync(path.dirname(sqliteFile), { recursive: true, force: true });
  const url = dialect === "postgres" ? (await createDatabase(serverUrl)).name : "";
  // Foreign keys and triggers are not checked: the rows fit together as they are made.
  const filling = open(url, `?options=${encodeURIComponent(whileFilling)}`);
  if (filling.kind === "sqlite")
    for (const pragma of ["synchronous = off", "foreign_keys = off", "cache_size = -262144"])
      filling.handle.pragma(pragma);
  await migrate(filling.db);
  const begun = Date.now();
  const made = await generate(filling, content, learners, new Date());
  await filling.close();
  const note: Note = { url, made, seconds: Math.round((Date.now() - begun) / 1000) };
  fs.writeFileSync(noteFile, JSON.stringify(note));
  return { ...note, opened: open(url) };
}
