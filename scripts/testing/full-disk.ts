import { spawnSync } from "node:child_process";

/** Whether this machine can take the disk away from a process (Linux with util-linux). */
export const canFillDisk = spawnSync("prlimit", ["--version"]).status === 0;

/** For the tests: from now on a process can, or cannot, write a single byte into any file, as on a full disk. */
export function fillDisk(pid: number, full: boolean): void {
  const { status, stderr } = spawnSync("prlimit", ["--pid", String(pid), `--fsize=${full ? "0" : "unlimited"}:unlimited`]);
  if (status !== 0) throw new Error(`prlimit: ${stderr}`);
}
