import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { installWhatIsMissing } from "../install.mjs";
import { endWithParent } from "./end-with-parent.mjs";

// node scripts/command/run.mjs scripts/start.ts: runs a command that may be the first one after a clone. Before the
// packages are installed there may be no Node that reads TypeScript; they bring one.

const [command = "", ...given] = process.argv.slice(2);
const file = path.resolve(command);

if (process.features.typescript) {
  process.argv.splice(1, 2, file);
  await import(pathToFileURL(file).href);
} else {
  const node = path.resolve(import.meta.dirname, "..", "..", "node_modules", ".bin", "node");
  if (!fs.existsSync(node)) await installWhatIsMissing();
  const child = spawn(node, [file, ...given], { stdio: "inherit" });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, () => child.kill(signal));
  endWithParent();
  child.on("close", (code) => process.exit(code ?? 1));
}
