import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { readCommand, refuseArguments } from "../../lib/process/read-command.ts";
import { root } from "../../lib/process/steps.ts";
import { measureCluster } from "../cluster/cluster";
import { measureContentLoad } from "../content/measure-load";
import { measureLaunch } from "../launch/launch";
import { measureLimits } from "../limits/limits";
import { measureMemory } from "../memory/memory";
import { soakOffline } from "../offline/offline";
import { soak } from "../soak/soak";
import { generator } from "../support/load";

const command = {
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
    rates: {
      type: "string",
      default: "5,10,15,20,25,30,40,50",
      meaning: "the journeys a second of launch, one after the other",
    },
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
} as const;
const { words, values } = readCommand(command);
const { seconds, rounds, minutes, processes, every } = values;
const rates = values.rates.split(",").map(Number);
if (!rates.every((rate) => rate > 0))
  refuseArguments(command, `--rates are numbers above 0 with commas between them, not "${values.rates}".`);

const parts: string[] = [];
function print(title: string, text: string): void {
  parts.push(`## ${title}\n\n${text}\n`);
  console.log(`\n## ${title}\n\n${text}`);
}
let isFull = false;
function judge(title: string, { text, isWithin }: { text: string; isWithin: boolean }): void {
  print(title, text);
  isFull ||= !isWithin;
}

const wanted = new Set<string>(words.length > 0 ? words : ["limits"]);
print(
  "Machine",
  `${os.cpus().length} cores of ${os.cpus()[0]?.model.trim()}, shared with the load generator (${generator}); Node ${process.version}, ${new Date().toISOString()}, load average ${os.loadavg()[0]?.toFixed(1)} at the start`,
);
if (wanted.has("limits")) await measureLimits(seconds, rounds, print);
if (wanted.has("memory") || wanted.has("limits"))
  judge("Memory after every kind of request", await measureMemory(every));
if (wanted.has("cluster")) print("nginx and two processes", await measureCluster(seconds, rounds));
if (wanted.has("launch")) print("Launch day", await measureLaunch(rates, 4 * seconds, processes));
if (wanted.has("soak")) judge("Soak", await soak(minutes));
if (wanted.has("offline")) print("Phones that come back", await soakOffline(minutes));
if (wanted.has("content")) print("Content", measureContentLoad(rounds));
fs.mkdirSync(path.join(root, ".cache"), { recursive: true });
fs.writeFileSync(path.join(root, ".cache", "bench.md"), parts.join("\n"));
process.exit(isFull ? 1 : 0);
