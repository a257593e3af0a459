import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

/** Whether a process has ended, or was never started. */
export const hasEnded = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid === undefined || exitCode !== null || signalCode !== null;

/** Sends the signal, and SIGKILL where the process does not end within the time. @returns when it has ended */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals, patienceMs: number): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, "exit");
  child.kill(signal);
  const patience = setTimeout(() => child.kill("SIGKILL"), patienceMs);
  await ended;
  clearTimeout(patience);
}
