import fs from "node:fs";
import path from "node:path";
import { readCommand } from "../lib/process/read-command.mjs";
import { root, run } from "../lib/process/steps.mjs";

readCommand({
  name: "types",
  description: "Checks the types of the whole project, with those that Next makes of its routes.",
  exitCodes: { 1: "a type is wrong" },
});

// TypeScript 7.0.2 takes over the errors of its last run although a JSON file that they came from has changed since.
const lastRun = path.join(root, "tsconfig.tsbuildinfo");
const isNewer = (/** @type {string} */ file) =>
  fs.statSync(path.join(root, file)).mtimeMs > fs.statSync(lastRun).mtimeMs;
if (fs.existsSync(lastRun) && fs.globSync("messages/**/*.json", { cwd: root }).some(isNewer)) fs.rmSync(lastRun);

for (const [command, word] of /** @type {const} */ ([
  ["next", "typegen"],
  ["tsc", "--noEmit"],
])) {
  const { code } = await run(command, [word], { allowFailure: true });
  if (code !== 0) process.exit(code);
}
