import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import * as z from "zod";
import { allocatorEnv, heapFlags, projectEnv, root } from "../../lib/process/steps.ts";
import { temporaryFolder } from "../load/process";

const taken = z.object({ elapsedMs: z.number(), processorMs: z.number(), megabytes: z.number() });
type Taken = z.infer<typeof taken>;

const most = { processorMs: 1500, megabytes: 80 };

/**
 * Loads the content in fresh processes with the portal's own memory settings: without the stored copy, which only a
 * process does that finds content changed after the build, and with it, as every other start. @returns a table of the
 * medians
 */
export function measureContentLoad(rounds: number): string {
  const rows = (["without the stored copy", "with the copy that the build stores"] as const).map((title, index) => {
    const measured = Array.from({ length: rounds }, () => loadOnce(index === 1));
    const processorMs = median(measured.map((each) => each.processorMs));
    const megabytes = median(measured.map((each) => each.megabytes));
    const fits = processorMs < most.processorMs && megabytes < most.megabytes;
    const elapsed = median(measured.map((each) => each.elapsedMs)).toFixed(0);
    return `| ${title} | ${processorMs.toFixed(0)} | ${elapsed} | ${megabytes.toFixed(0)} | ${fits ? "✓" : "✗"} |`;
  });
  const limit = `under ${most.processorMs} ms and ${most.megabytes} MB`;
  return [
    `| loading all content | processor ms | by the clock ms | MB more | ${limit} |`,
    "|---|---:|---:|---:|---|",
    ...rows,
  ].join("\n");
}

function loadOnce(isStored: boolean): Taken {
  const folder = temporaryFolder();
  try {
    if (isStored) run(folder);
    return run(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function run(folder: string): Taken {
  const script = path.join("bench", "content", "load-once.ts");
  const output = execFileSync("node", [...heapFlags, "--import", "tsx", script, folder], {
    cwd: root,
    env: projectEnv(allocatorEnv),
    encoding: "utf8",
  });
  return taken.parse(JSON.parse(output));
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
