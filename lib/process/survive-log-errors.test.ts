import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const guard = path.resolve("lib/process/survive-log-errors.ts");
/** Logs uncaught errors, as Next does. */
const logsWhatIsUncaught = `process.on("uncaughtException", (error) => console.error(error)); process.on("unhandledRejection", (error) => console.error(error));`;
const program = (work: string) => [
  "--input-type=module",
  "-e",
  `await import(${JSON.stringify(guard)}); ${logsWhatIsUncaught} ${work}`,
];
const logs = `for (let line = 0; line < 500; line += 1) { console.log("a line"); console.error(new Error("an error")); await new Promise(setImmediate); }`;

test.runIf(fs.existsSync("/dev/full"))(
  "a log on a full disk does not stop the work, and the process is idle afterwards",
  () => {
    const full = fs.openSync("/dev/full", "w");
    const proof = fs.mkdtempSync(path.join(fs.realpathSync("/tmp"), "portal-log-"));
    const file = path.join(proof, "done");
    const work = `${logs} const before = process.cpuUsage(); await new Promise((resolve) => setTimeout(resolve, 300)); const { user, system } = process.cpuUsage(before);
    (await import("node:fs")).writeFileSync(${JSON.stringify(file)}, String((user + system) / 1000));`;
    const { status, signal } = spawnSync(process.execPath, program(work), {
      stdio: ["ignore", full, full],
      timeout: 200_000,
    });
    expect([status, signal]).toEqual([0, null]);
    expect(Number(fs.readFileSync(file, "utf8"))).toBeLessThan(150);
    fs.rmSync(proof, { recursive: true });
  },
);

test("work continues when the reader of its log has ended", async () => {
  const child = spawn(
    process.execPath,
    program(`process.once("message", async () => { ${logs} process.exit(7); }); process.send("ready");`),
    {
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    },
  );
  await new Promise((resolve) => child.once("message", resolve));
  child.stdout?.destroy();
  child.stderr?.destroy();
  child.send("go");
  expect(await new Promise((resolve) => child.once("exit", resolve))).toBe(7);
});
