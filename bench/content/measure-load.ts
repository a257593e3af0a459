import { execFileSync } from "node:child_process";
import path from "node:path";
import * as z from "zod";
import { allocatorEnv, heapFlags, projectEnv, root } from "../../lib/process/steps.ts";
import { mark, median, table } from "../support/figures";
import { temporaryFolder } from "../support/portal";

const taken = z.object({ elapsedMs: z.number(), processorMs: z.number(), megabytes: z.number() });

const most = { processorMs: 1500, megabytes: 80 };

/**
 * Loads the content in fresh processes with the portal's own memory settings: without the stored copy, which only a
 * process does that finds content changed after the build, and with it, as every other start. @returns a table of the
 * medians
 */
export function measureContentLoad(rounds: number): string {
  const titles = ["without the stored copy", "with the copy that the build stores"];
  const rows = titles.map((title, index) => {
    const measured = Array.from({ length: rounds }, () => {
      const folder = temporaryFolder();
      if (index === 1) loadOnce(folder);
      return loadOnce(folder);
    });
    const middle = (name: keyof (typeof measured)[number]) => median(measured.map((each) => each[name]));
    const fits = middle("processorMs") < most.processorMs && middle("megabytes") < most.megabytes;
    const figures = [middle("processorMs"), middle("elapsedMs"), middle("megabytes")].map((each) => each.toFixed(0));
    return [title, ...figures, mark(fits)];
  });
  const limit = `under ${most.processorMs} ms and ${most.megabytes} MB`;
  return table(["loading all content", "processor ms", "by the clock ms", "MB more", limit], rows);
}

function loadOnce(folder: string) {
  const script = path.join("bench", "content", "load-once.ts");
  const output = execFileSync("node", [...heapFlags, "--import", "tsx", script, folder], {
    cwd: root,
    env: projectEnv(allocatorEnv),
    encoding: "utf8",
  });
  return taken.parse(JSON.parse(output));
}
