import fs from "node:fs";
import os from "node:os";

/** The unit of the times in /proc/PID/stat on Linux. */
const ticksPerSecond = 100;

/**
 * The seconds that a process has used a processor so far, with all of its threads. @throws where the system has no
 * /proc
 */
export function processorSeconds(pid: number): number {
  if (os.platform() !== "linux")
    throw new Error("The processor time of another process is read from /proc, which only Linux has.");
  const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name of the command is in brackets and may contain spaces.
  const [, , , , , , , , , , , user = "", system = ""] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(user) + Number(system)) / ticksPerSecond;
}
