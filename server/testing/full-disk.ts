import { spawnSync } from "node:child_process";

/** True where this machine can stop a process from writing files (Linux with util-linux). */
export const canFillDisk = spawnSync("prlimit", ["--version"]).status === 0;

/** Stops a process from writing a single byte into any file, as on a full disk, or allows it again. */
export function fillDisk(pid: number, full: boolean): void {
  const { status, stderr } = spawnSync("prlimit", [
    "--pid",
    String(pid),
    `--fsize=${full ? "0" : "unlimited"}:unlimited`,
  ]);
  if (status !== 0) throw new Error(`prlimit: ${stderr}`);
}
