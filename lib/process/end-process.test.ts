import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { endProcess, hasEnded } from "./end-process.ts";

/** Starts a process, and resolves when it waits for a signal. */
async function waiting(...code: string[]): Promise<ChildProcess> {
  const child = spawn("sh", ["-c", [...code, "echo ready", "while true; do sleep 0.05; done"].join("; ")]);
  await once(child.stdout, "data");
  return child;
}

test("a process ends by the signal, and what has ended is not waited for again", async () => {
  const child = await waiting();
  expect(hasEnded(child)).toBe(false);
  await endProcess(child, "SIGTERM", 60_000);
  expect([hasEnded(child), child.signalCode]).toEqual([true, "SIGTERM"]);
  await endProcess(child, "SIGTERM", 60_000);
});

test("a process that does not heed the signal is killed after the time", async () => {
  const child = await waiting("trap '' TERM");
  await endProcess(child, "SIGTERM", 200);
  expect([hasEnded(child), child.signalCode]).toEqual([true, "SIGKILL"]);
});

test("a command that could not be started has ended", async () => {
  const child = spawn("no-such-command-anywhere");
  const failed = once(child, "error");
  await endProcess(child, "SIGTERM", 60_000);
  await failed;
  expect(hasEnded(child)).toBe(true);
});
