import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { loadContent } from "../../lib/platform/content";
import { readCommand } from "../../lib/process/read-command.ts";
import { root } from "../../lib/process/steps.ts";
import { start, stop } from "../../testing/database/postgres";
import { filledDatabase } from "../desk/filled-database";
import { measureExports, measureViews } from "../desk/measure";
import { temporaryFolder } from "../support/portal";

const { values, words } = readCommand({
  name: "bench -- desk",
  description:
    "Measures the desk's figures, lists and exports with generated learners, on SQLite and PostgreSQL, prints tables and writes them to .cache/bench-desk.md. Slowness fails nothing here.",
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
const parts: string[] = [];
const print = (text: string) => {
  parts.push(text);
  console.log(`\n${text}`);
};

print(
  `${os.cpus().length} cores of ${os.cpus()[0]?.model.trim()}; Node ${process.version}, ${new Date().toISOString()}, ${load()}`,
);
const serverUrl = wanted.includes("postgres")
  ? await start(values.keep ? path.join(folder, "postgres") : undefined)
  : "";
for (const dialect of wanted) {
  const { learners } = values;
  const { opened, made, seconds } = await filledDatabase({ dialect, folder, serverUrl, content, learners });
  try {
    const counts = Object.entries(made).map(([name, count]) => `${name} ${count}`);
    print(`## ${dialect}\n\n${counts.join(", ")}; made in ${seconds} s, ${load()}.`);
    if (values["only-fill"]) continue;
    print(await measureViews(opened, content, values.rounds, limits[dialect]));
    print(await measureExports(opened, content));
  } finally {
    await opened.close();
  }
}
if (serverUrl) await stop();
fs.mkdirSync(path.join(root, ".cache"), { recursive: true });
fs.writeFileSync(path.join(root, ".cache", "bench-desk.md"), `${parts.join("\n\n")}\n`);
process.exit(0);
