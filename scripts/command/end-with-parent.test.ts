import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";

const module = JSON.stringify(path.join(import.meta.dirname, "end-with-parent.mjs"));
/** Says when it watches, and what ended it. */
const child = `
  import { endWithParent } from ${module};
  process.on("SIGTERM", () => { process.stdout.write("SIGTERM"); process.exit(); });
  endWithParent(10);
  process.stdout.write("watching ");
  setTimeout(() => {}, 60_000);`;
const node = [process.execPath, "--input-type=module", "--eval"];
/** Starts a program that shares its output, and stays. */
const parentOf = (command: string[]) => `
  require("node:child_process").spawn(${JSON.stringify(command[0])}, ${JSON.stringify(command.slice(1))}, { stdio: ["ignore", "inherit", "inherit"] });
  setTimeout(() => {}, 60_000);`;

test.runIf(process.platform === "linux").each([
  ["its parent", [...node, child], {}],
  // The shell cannot replace itself by a command that is not the last one.
  ["npm above a shell", ["sh", "-c", '"$@"; true', "sh", ...node, child], { npm_lifecycle_event: "start" }],
])("a process ends as by SIGTERM when %s is killed", async (_, command, env) => {
  const parent = spawn(process.execPath, ["--eval", parentOf(command)], {
    env: { ...process.env, npm_lifecycle_event: "", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void parent.kill("SIGKILL"));
  let said = "";
  parent.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text;
    if (said === "watching ") parent.kill("SIGKILL");
  });
  await once(parent.stdout, "close");
  expect(said).toBe("watching SIGTERM");
});
