import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { portalsRunningIn } from "./what-changed.ts";

test.runIf(fs.existsSync("/proc/self/cwd"))(
  "a portal that runs from a folder is found, one of another folder and a development server are not",
  async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal running सेहत-"));
    const other = path.join(folder, "other");
    const start = (cwd: string, ...given: string[]) => {
      fs.mkdirSync(path.join(cwd, "scripts"), { recursive: true });
      fs.writeFileSync(path.join(cwd, "scripts", "serve.mjs"), "setInterval(() => {}, 1000)");
      const child = spawn("node", ["scripts/serve.mjs", ...given], { cwd, stdio: "ignore" });
      onTestFinished(() => void child.kill("SIGKILL"));
      return child;
    };
    onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
    start(other);
    start(folder, "--dev");
    expect(portalsRunningIn(folder)).toEqual([]);
    const portal = start(folder);
    await vi.waitFor(() => expect(portalsRunningIn(folder)).toEqual([portal.pid]));
    // A release is found behind the link to it.
    fs.symlinkSync(folder, path.join(other, "current"));
    expect(portalsRunningIn(path.join(other, "current"))).toEqual([portal.pid]);
    const ended = new Promise((resolve) => portal.once("exit", resolve));
    portal.kill("SIGKILL");
    await ended;
    expect(portalsRunningIn(folder)).toEqual([]);
  },
);
