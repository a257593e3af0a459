import fs from "node:fs";
import path from "node:path";
import { readCommand } from "../../lib/process/read-command.ts";
import { root } from "../../lib/process/steps.ts";
import { clockJumps } from "../faults/clock-jumps";
import { databaseStops } from "../faults/database-stops";
import { diskFull } from "../faults/disk-full";
import type { Fault, Report } from "../faults/fault";
import { killProcess } from "../faults/kill-process";
import { mailServerDown } from "../faults/mail-server-down";
import { slowClients } from "../faults/slow-clients";
import { twoMigrate } from "../faults/two-migrate";
import { upstreamFails } from "../faults/upstream-fails";

// npm run bench -- faults [name …]
// Makes faults around the built portal and prints what was acknowledged before and what is found afterwards. Everything
// runs in folders of its own, which are deleted.

const faults: Fault[] = [
  killProcess,
  databaseStops,
  diskFull,
  mailServerDown,
  upstreamFails,
  clockJumps,
  twoMigrate,
  slowClients,
];

const { words: requested } = readCommand({
  name: "bench -- faults",
  description:
    "Makes faults around the built portal, in folders of its own, and prints what was acknowledged before and what is found afterwards.",
  words: [
    {
      name: "name",
      oneOf: faults.map(({ name }) => name),
      meaning: "the faults to make, all where none is named:",
      optional: true,
      repeated: true,
    },
  ],
  notes: faults.map(({ name, what }) => `  ${name.padEnd(10)}${what}`),
  exitCodes: { 1: "something was not as it must be" },
});
if (!fs.existsSync(path.join(root, ".next", "BUILD_ID"))) {
  console.error("The portal is not built: npm run build");
  process.exit(1);
}

/** @returns whether everything was as it must be */
async function runFault({ what, cannot, run }: Fault): Promise<boolean> {
  console.log(`\n▸ ${what}`);
  const reason = cannot?.();
  if (reason) {
    console.log(`  – not run: ${reason}`);
    return true;
  }
  let isRight = true;
  const report: Report = {
    say: (line) => console.log(`    ${line}`),
    check: (line, right) => {
      console.log(`  ${right ? "✓" : "✗"} ${line}`);
      isRight &&= right;
    },
  };
  const cleaning: (() => unknown)[] = [];
  try {
    await run(report, cleaning);
  } catch (error) {
    console.error(error);
    isRight = false;
  }
  for (const clean of cleaning) await clean();
  return isRight;
}

const failed: string[] = [];
for (const fault of faults)
  if ((requested.length === 0 || requested.includes(fault.name)) && !(await runFault(fault))) failed.push(fault.name);
console.log(failed.length > 0 ? `\nWrong: ${failed.join(", ")}` : "\nEverything was as it must be.");
process.exit(failed.length > 0 ? 1 : 0);
