import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, test } from "vitest";

// Two steps: the first waits, the second prints a word that must not appear.
const twoSteps = `
import { runSteps } from ${JSON.stringify(path.resolve("lib/process/steps.ts"))};
await runSteps([
  ["First", "node", ["-e", "console.log('waiting'); setInterval(() => {}, 1000)"]],
  ["Second", "node", ["-e", "console.log('second step')"]],
]);`;

test.each([
  ["SIGTERM", 143],
  ["SIGINT", 130],
] as const)("%s ends the step in progress and the process, and no later step begins", async (signal, exitCode) => {
  const child = spawn(process.execPath, ["--input-type=module", "-e", twoSteps], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
    if (text.includes("waiting")) child.kill(signal);
  });
  const [code] = await once(child, "close");
  expect(code).toBe(exitCode);
  expect(output).not.toContain("second step");
});
