import { execFileSync } from "node:child_process";

/**
 * Holds this process, and every process that it starts from now on, to the first cores. @throws where there is no
 * taskset (util-linux of Linux)
 */
export function holdToCores(count: number): void {
  execFileSync("taskset", ["-a", "-c", "-p", `0-${count - 1}`, String(process.pid)], {
    stdio: ["ignore", "ignore", "inherit"],
  });
}
