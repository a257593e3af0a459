import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { loadContent } from "../../lib/platform/content";
import { migrate, openDatabase } from "../../lib/platform/db";
import { createDatabase } from "../../lib/platform/db/testing/create-database";
import { root } from "../../scripts/steps.mjs";
import { start, stop } from "../../scripts/testing/postgres";
import { temporaryFolder } from "../load/process";
import { generate } from "./generate";
import { measureExports, measureViews } from "./measure";

// npm run bench:desk: the desk's figures and exports with 200,000 generated learners, on SQLite and PostgreSQL. `-- sqlite` or `-- postgres` chooses one,
// --learners how many, --rounds how often each view is asked for. It prints tables and writes them to .cache/bench-desk.md. Slowness fails nothing here.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { learners: { type: "string", default: "200000" }, rounds: { type: "string", default: "9" } },
});
const content = loadContent(path.join(root, "content"));
const limits = { sqlite: 600, postgres: 300 };
const wanted = (positionals.length > 0 ? positionals : ["sqlite", "postgres"]).filter((each) => each === "sqlite" || each === "postgres");
const parts: string[] = [];

function print(text: string): void {
  parts.push(text);
  console.log(`\n${text}`);
}

print(
  `${os.cpus().length} cores of ${os.cpus()[0]?.model.trim()}; Node ${process.version}, ${new Date().toISOString()}, load average ${os.loadavg()[0]?.toFixed(1)}`,
);
const serverUrl = wanted.includes("postgres") ? await start() : "";
for (const dialect of wanted) {
  const folder = temporaryFolder();
  const server = dialect === "postgres" ? await createDatabase(serverUrl) : null;
  const opened = openDatabase({ databaseUrl: server?.url ?? null, sqliteFile: path.join(folder, "portal.sqlite") });
  try {
    await migrate(opened.db);
    const begun = Date.now();
    const { learners, enrollments, topicRecords, firstAttempts, answers, texts } = await generate(opened, content, Number(values.learners), new Date());
    const seconds = Math.round((Date.now() - begun) / 1000);
    print(`## ${dialect}\n\n${learners} learners, ${enrollments} enrollments, ${topicRecords} topic records, ${firstAttempts} first attempts at a quiz with ${answers} answers,
${texts} texts; made in ${seconds} s. Load average ${os.loadavg()[0]?.toFixed(1)}.`);
    print(await measureViews(opened, content, Number(values.rounds), limits[dialect]));
    print(await measureExports(opened, content));
  } finally {
    await opened.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
if (serverUrl) await stop();
fs.mkdirSync(path.join(root, ".cache"), { recursive: true });
fs.writeFileSync(path.join(root, ".cache", "bench-desk.md"), `${parts.join("\n\n")}\n`);
process.exit(0);
