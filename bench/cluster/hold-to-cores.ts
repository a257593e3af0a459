import { execFileSync } from "node:child_process";
import os from "node:os";

/**
 * Holds this process, and every process that it starts from now on, to the cores from one number to another, or to all
 * after the first where no second is given. @throws where there is no taskset (util-linux of Linux)
 */
export function holdToCores(from: number, to = os.cpus().length - 1): void {
  execFileSync("taskset", ["-a", "-c", "-p", `${from}-${to}`, String(process.pid)], {
    stdio: ["ignore", "ignore", "inherit"],
  });
}
