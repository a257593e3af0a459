import { execFileSync } from "node:child_process";
import path from "node:path";
import * as z from "zod";
import { readCommand } from "../../lib/process/read-command.ts";
import { allocatorEnv, heapFlags, projectEnv, root } from "../../lib/process/steps.ts";
import { measureCluster } from "../cluster/cluster";
import { measureLaunch } from "../launch/launch";
import { measureLimits } from "../limits/limits";
import { measureMemory } from "../memory/memory";
import { soakOffline } from "../offline/offline";
import { soak } from "../soak/soak";
import { mark, median, table } from "../support/figures";
import { generator } from "../support/load";
import { temporaryFolder } from "../support/portal";
import { describeMachine, openReport } from "../support/report";

const taken = z.object({ processorMs: z.number(), megabytes: z.number() });
const most = { processorMs: 1500, megabytes: 80 };

const { words, values } = readCommand({
  name: "bench",
  description:
    "Measures the built portal in one run beside its limits, prints tables and writes them to .cache/bench.md. It fails where less than 40 % of the heap is free after the mixes of memory, or where a request of them blocks the event loop for too long; no other figure beyond its limit makes it fail.",
  words: [
    {
      name: "part",
      oneOf: ["limits", "memory", "cluster", "launch", "soak", "offline", "content"],
      meaning: "limits, memory, cluster, launch, soak, offline or content; limits where none is named",
      optional: true,
      repeated: true,
    },
  ],
  options: {
    seconds: { type: "number", least: 1, default: 3, meaning: "how long one round of a line takes" },
    rounds: { type: "number", least: 1, default: 3, meaning: "how many rounds" },
    processes: {
      type: "number",
      least: 1,
      default: 1,
      meaning: "of launch: one with SQLite, or several with PostgreSQL behind nginx",
    },
    every: {
      type: "number",
      least: 1,
      default: 1,
      meaning: "of memory and limits: of so many requests of each mix one, for a shorter run; an odd number",
    },
    minutes: { type: "number", least: 1, default: 10, meaning: "how long soak and offline take" },
  },
});
const { seconds, rounds, minutes, processes, every } = values;

const report = openReport("bench.md");
const print = (title: string, text: string) => report(`## ${title}\n\n${text}`);
let isFull = false;
function judge(title: string, { text, isWithin }: { text: string; isWithin: boolean }): void {
  print(title, text);
  isFull ||= !isWithin;
}

const wanted = new Set<string>(words.length > 0 ? words : ["limits"]);
print("Machine", `${describeMachine()} at the start; the cores are shared with the load generator (${generator})`);
if (wanted.has("limits")) await measureLimits(seconds, rounds, print);
if (wanted.has("memory") || wanted.has("limits"))
  judge("Memory after every kind of request", await measureMemory(every));
if (wanted.has("cluster")) print("nginx and two processes", await measureCluster(seconds, rounds));
if (wanted.has("launch")) print("Launch day", await measureLaunch(4 * seconds, processes));
if (wanted.has("soak")) judge("Soak", await soak(minutes));
if (wanted.has("offline")) print("Phones that come back", await soakOffline(minutes));
if (wanted.has("content")) print("Content", measureContentLoad(rounds));
process.exit(isFull ? 1 : 0);

/**
 * Loads the content in fresh processes with the portal's own memory settings: without the stored copy, which only a
 * process does that finds content changed after the build, and with it, as every other start. @returns a table of the
 * medians
 */
function measureContentLoad(rounds: number): string {
  const titles = ["without the stored copy", "with the copy that the build stores"];
  const rows = titles.map((title, index) => {
    const measured = Array.from({ length: rounds }, () => {
      const folder = temporaryFolder();
      if (index === 1) loadOnce(folder);
      return loadOnce(folder);
    });
    const middle = (name: keyof (typeof measured)[number]) => median(measured.map((each) => each[name]));
    const fits = middle("processorMs") < most.processorMs && middle("megabytes") < most.megabytes;
    const figures = [middle("processorMs"), middle("megabytes")].map((each) => each.toFixed(0));
    return [title, ...figures, mark(fits)];
  });
  const limit = `under ${most.processorMs} ms and ${most.megabytes} MB`;
  return table(["loading all content", "processor ms", "MB more", limit], rows);
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
