import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { loadContent } from "../../lib/platform/content";
import { root } from "../../scripts/steps.mjs";
import { start, stop } from "../../scripts/testing/postgres";
import { temporaryFolder } from "../load/process";
import { measureExports } from "./exports";
import { filledDatabase } from "./filled-database";
import { measureViews } from "./measure";

// npm run bench:desk: the desk's figures, lists and exports with 200,000 generated learners, on SQLite and PostgreSQL. `-- sqlite` or `-- postgres` chooses
// one, --learners how many, --rounds how often each view is asked for, --keep a folder where the databases stay for the next run, --only-fill makes them
// and measures nothing. It prints tables and writes them to .cache/bench-desk.md. Slowness fails nothing here.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    learners: { type: "string", default: "200000" },
    rounds: { type: "string", default: "9" },
    keep: { type: "string" },
    "only-fill": { type: "boolean", default: false },
  },
});
const content = loadContent(path.join(root, "content"));
const limits = { sqlite: 600, postgres: 300 };
const wanted = (positionals.length > 0 ? positionals : ["sqlite", "postgres"]).filter((each) => each === "sqlite" || each === "postgres");
const folder = values.keep ? path.resolve(values.keep) : temporaryFolder();
fs.mkdirSync(folder, { recursive: true });
const parts: string[] = [];

function print(text: string): void {
  parts.push(text);
  console.log(`\n${text}`);
}

print(
  `${os.cpus().length} cores of ${os.cpus()[0]?.model.trim()}; Node ${process.version}, ${new Date().toISOString()}, load average ${os.loadavg()[0]?.toFixed(1)}`,
);
const serverUrl = wanted.includes("postgres") ? await start(values.keep ? path.join(folder, "postgres") : undefined) : "";
for (const dialect of wanted) {
  const { opened, made, seconds } = await filledDatabase({ dialect, folder, serverUrl, content, learners: Number(values.learners) });
  try {
    const counts = Object.entries(made).map(([name, count]) => `${name} ${count}`);
    print(`## ${dialect}\n\n${counts.join(", ")}; made in ${seconds} s. Load average ${os.loadavg()[0]?.toFixed(1)}.`);
    if (values["only-fill"]) continue;
    print(await measureViews(opened, content, Number(values.rounds), limits[dialect]));
    print(await measureExports(opened, content));
  } finally {
    await opened.close();
  }
}
if (serverUrl) await stop();
fs.mkdirSync(path.join(root, ".cache"), { recursive: true });
fs.writeFileSync(path.join(root, ".cache", "bench-desk.md"), `${parts.join("\n\n")}\n`);
process.exit(0);
