import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { root } from "../../lib/process/steps.ts";

/** @returns what prints a part of a report and adds it to the file in .cache, which an interrupted run leaves behind */
export function openReport(name: string): (part: string) => void {
  const file = path.join(root, ".cache", name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, "");
  return (part) => {
    fs.appendFileSync(file, `${part}\n\n`);
    console.log(`\n${part}`);
  };
}

export const describeMachine = () =>
  `${os.cpus().length} cores of ${os.cpus()[0]?.model.trim()}; Node ${process.version}, ${new Date().toISOString()}, load average ${os.loadavg()[0]?.toFixed(1)}`;
