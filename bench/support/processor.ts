import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";

// What Linux says of processes, and how they are held to cores.

/** The unit of the times in /proc/PID/stat. */
const ticksPerSecond = 100;

/** The seconds that a process has used a processor so far, with all of its threads. @throws where there is no /proc */
export function processorSeconds(pid: number): number {
  if (os.platform() !== "linux")
    throw new Error("The processor time of another process is read from /proc, which only Linux has.");
  const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name of the command is in brackets and may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** The resident memory of a process in MB; NaN where the system has no /proc. */
export function residentMemory(pid: number): number {
  const file = `/proc/${pid}/status`;
  const kilobytes = fs.existsSync(file) ? /VmRSS:\s+(\d+)/.exec(fs.readFileSync(file, "utf8"))?.[1] : undefined;
  return Number(kilobytes ?? Number.NaN) / 1024;
}

/**
 * Holds this process, and every process that it starts from now on, to the cores from one number to another, or to all
 * after the first where no second is given. @throws where there is no taskset (util-linux of Linux)
 */
export function holdToCores(from: number, to = os.cpus().length - 1): void {
  execFileSync("taskset", ["-a", "-c", "-p", `${from}-${to}`, String(process.pid)], {
    stdio: ["ignore", "ignore", "inherit"],
  });
}
