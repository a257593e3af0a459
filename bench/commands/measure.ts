import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { openDatabase } from "../../lib/platform/db";
import { readCommand } from "../../lib/process/read-command.ts";
import { root } from "../../lib/process/steps.ts";
import { measureCluster } from "../cluster/cluster";
import { measureContentLoad } from "../content/measure-load";
import { measureBeside } from "../launch/beside";
import { measureLaunch } from "../launch/launch";
import { measureLearners } from "../learners/latency";
import { compareQuizAnswer, type QuizComparison } from "../learners/quiz-answer";
import { hashesPerSecond, pagesWhilePeopleRegister } from "../learners/registrations";
import { soak } from "../learners/soak";
import { type Compared, compare, formatTable } from "../limits/compare";
import { linesFor, publicPages } from "../limits/lines";
import { startBareNext, startNginx, startReadyBuffer, storePage } from "../limits/servers";
import { generator } from "../load/load";
import { mostMemoryMb } from "../load/memory";
import { makePeople, type Person } from "../load/people";
import { residentMemory, type Server, startBenchPortal, temporaryFolder } from "../load/process";
import { measureMemory } from "../memory/measure-memory";
import { soakOffline } from "../offline/soak-offline";

const { words, values } = readCommand({
  name: "bench",
  description:
    "Measures the built portal in one run beside its limits, prints tables and writes them to .cache/bench.md. It fails where less than 40 % of the heap is free after the mixes of memory, or where a request of them blocks the event loop for too long; no other figure beyond its limit makes it fail.",
  words: [
    {
      name: "part",
      oneOf: ["limits", "memory", "quiz", "learners", "cluster", "launch", "soak", "offline", "content"],
      meaning:
        "limits, memory, quiz, learners, cluster, launch, soak, offline or content; limits and learners where none is named",
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
    beside: {
      type: "string",
      meaning:
        "of launch: the folder of another checkout with a build, to measure one process of it in turns with one of this",
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
const { seconds } = values;
const wanted = words.length > 0 ? words : ["limits", "learners"];
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

const machine = `${os.cpus().length} cores of ${os.cpus()[0]?.model.trim()}, shared with the load generator (${generator}); Node ${process.version}, ${new Date().toISOString()}, load average ${os.loadavg()[0]?.toFixed(1)} at the start`;
print("Machine", machine);
if (wanted.includes("limits")) await limits();
if (wanted.includes("memory") || wanted.includes("limits"))
  judge("Memory after every kind of request", await measureMemory(values.every));
if (wanted.includes("quiz")) await quizAlone();
if (wanted.includes("learners")) print("Learners", await measureLearners(seconds));
if (wanted.includes("cluster")) print("nginx and two processes", await measureCluster(seconds, values.rounds));
if (wanted.includes("launch")) print("Launch day", await launch());
if (wanted.includes("soak")) judge("Soak", await soak(values.minutes));
if (wanted.includes("offline")) print("Phones that come back", await soakOffline(values.minutes));
if (wanted.includes("content")) print("Content", measureContentLoad(values.rounds));
fs.mkdirSync(path.join(root, ".cache"), { recursive: true });
fs.writeFileSync(path.join(root, ".cache", "bench.md"), parts.join("\n"));
process.exit(isFull ? 1 : 0);

function launch(): Promise<string> {
  const rates = parseRates(values.rates);
  return values.beside
    ? measureBeside(values.beside, rates, 3 * seconds)
    : measureLaunch(rates, 4 * seconds, values.processes);
}

function parseRates(text: string): number[] {
  const rates = text.split(",").map(Number);
  if (rates.every((rate) => rate > 0)) return rates;
  throw new Error(`--rates are numbers above 0 with commas between them, not "${text}".`);
}

/** Only the quiz answer of `limits`: after a hundred attempts that are not counted, in turns of forty. */
async function quizAlone(): Promise<void> {
  const dataDir = temporaryFolder();
  const servers: Server[] = [await startBareNext()];
  try {
    const [bare] = servers as [Server];
    const portal = await startBenchPortal(dataDir);
    servers.push(portal);
    const opened = openDatabase({ databaseUrl: null, sqliteFile: path.join(dataDir, "portal.sqlite") });
    const people = await makePeople(opened, 1 + values.rounds);
    const [first, ...others] = people as [Person, ...Person[]];
    await compareQuizAnswer(portal.url, bare.url, first, 100);
    const rows: string[] = [];
    for (const person of others) rows.push(formatComparison(await compareQuizAnswer(portal.url, bare.url, person, 40)));
    print("A quiz answer, written to disk, one connection", rows.join("\n\n"));
    await opened.close();
  } finally {
    for (const server of servers) await server.stop();
  }
}

function formatComparison({ portalMs, bareMs, calls }: QuizComparison): string {
  const above = portalMs - bareMs;
  return `${calls} calls: median ${portalMs.toFixed(2)} ms, bare handler ${bareMs.toFixed(2)} ms: ${above.toFixed(2)} ms above it (at most 3: ${above <= 3 ? "✓" : "✗"})`;
}

async function limits(): Promise<void> {
  const folder = temporaryFolder();
  const dataDir = temporaryFolder();
  const servers: Server[] = [];
  const add = async <Started extends Server | null>(starting: Promise<Started>): Promise<Started> => {
    const server = await starting;
    if (server) servers.push(server);
    return server;
  };
  try {
    const bare = await add(startBareNext());
    const portal = await add(startBenchPortal(dataDir));
    for (const [name, address] of Object.entries(publicPages))
      storePage(folder, name, Buffer.from(await (await fetch(portal.url + address)).arrayBuffer()));
    const buffer = await add(startReadyBuffer(folder));
    const nginx = await add(startNginx(folder));
    if (!nginx) console.log("nginx is not installed (Debian: apt-get install nginx-light), so its lines are missing.");
    const opened = openDatabase({ databaseUrl: null, sqliteFile: path.join(dataDir, "portal.sqlite") });
    const [person, other] = await makePeople(opened, 2);
    if (!person || !other) throw new Error("No learner could be made");
    // The code is compiled by earlier requests, as on a running portal.
    await compareQuizAnswer(portal.url, bare.url, person, 100);
    const lines = await linesFor(
      { portal: portal.url, bare: bare.url, buffer: buffer.url, nginx: nginx?.url ?? null, folder },
      person,
    );
    const all: Compared[] = [];
    for (const line of lines) {
      console.log(`▸ ${line.what}`);
      all.push(await compare(line, { connections: 16, seconds, rounds: values.rounds }));
    }
    print(
      `Pages and calls, 16 connections, gzip, median of ${values.rounds} rounds of ${seconds} s in turns`,
      formatTable(all),
    );
    const quiz = await compareQuizAnswer(portal.url, bare.url, other, 40);
    print("A quiz answer, written to disk, one connection", formatComparison(quiz));
    const hashes = await hashesPerSecond(2 * seconds);
    const { alone, meanwhile, registering, perSecond } = await pagesWhilePeopleRegister(
      portal.url,
      publicPages.campaign,
      2 * seconds,
    );
    print(
      "Public pages while 50 people register",
      `99 % ${meanwhile.p99Ms.toFixed(1)} ms (under 100: ${meanwhile.p99Ms < 100 ? "✓" : "✗"}), median ${meanwhile.medianMs.toFixed(2)} ms, ${meanwhile.perSecond.toFixed(0)} a second; alone 99 % ${alone.p99Ms.toFixed(1)} ms. ${perSecond.toFixed(1)} registrations a second beside them, ${registering.toFixed(1)} without them, which is ${(registering / hashes).toFixed(2)} of the ${hashes.toFixed(1)} password hashes that one thread makes in a second by itself.`,
    );
    const before = residentMemory(portal.pid);
    for (const line of lines) await compare(line, { connections: 16, seconds: 2, rounds: 1 });
    const after = residentMemory(portal.pid);
    print(
      "Memory after load",
      `${before.toFixed(0)} MB, and ${after.toFixed(0)} MB after as much again (at most ${mostMemoryMb}: ${after <= mostMemoryMb ? "✓" : "✗"})`,
    );
    await opened.close();
  } finally {
    for (const server of servers) await server.stop();
  }
}
