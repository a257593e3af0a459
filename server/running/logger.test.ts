import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openLog, replaceConsole } from "./logger";

const printed = ["log", "info", "debug", "warn", "error"] as const;

test("printed text becomes one JSON line with its level and the request's id", () => {
  const before = printed.map((name) => console[name]);
  onTestFinished(() => {
    printed.forEach((name, index) => {
      console[name] = before[index] ?? console[name];
    });
  });
  const lines: string[] = [];
  let id: string | undefined = "a-request";
  replaceConsole(
    openLog("info", (line) => lines.push(line)),
    () => id,
  );
  console.error("mail: %s", "not sent\nsecond line");
  console.debug("below the level");
  id = undefined;
  console.log("plain");
  const [error, plain, ...rest] = lines.map((line) => JSON.parse(line));
  expect(rest).toEqual([]);
  expect(error).toMatchObject({ level: "error", requestId: "a-request", msg: "mail: not sent\nsecond line" });
  expect(plain).toEqual({ level: "info", time: expect.stringMatching(/^\d{4}-.*Z$/), pid: process.pid, msg: "plain" });
});

test.runIf(fs.existsSync("/dev/full"))("a log on a full disk loses lines and does not stop the process", () => {
  const full = fs.openSync("/dev/full", "w");
  onTestFinished(() => fs.closeSync(full));
  const module = (name: string) => JSON.stringify(path.resolve("server", name));
  const program = `await import(${module("../lib/process/survive-log-errors.ts")}); const { openLog } = await import(${module("running/logger.ts")});
    const log = openLog("info"); for (let line = 0; line < 500; line += 1) { log.info("a line"); await new Promise(setImmediate); } process.exit(7);`;
  const { status } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", full, full],
    timeout: 200_000,
  });
  expect(status).toBe(7);
});
