import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod";
import { openDatabase } from "../../lib/platform/db";
import { readCommand } from "../../lib/process/read-command.ts";
import { allocatorEnv, heapFlags, projectEnv, root } from "../../lib/process/steps.ts";
import type { Cluster } from "../../scripts/cluster/cluster";
import type { Server } from "../../testing/portal/portal";
import { measureLaunch, readFloor } from "../launch/launch";
import { kilobytes, linesFor, pageAt, publicPages } from "../limits/lines";
import { compareLines, connections, startBareNext, startReadyBuffer, storePage } from "../limits/servers";
import { measureMemory } from "../memory/memory";
import { soakOffline } from "../offline/offline";
import { mostMemoryMb } from "../soak/memory";
import { soak } from "../soak/soak";
import { Client, drive } from "../support/client";
import { mark, median, table } from "../support/figures";
import { discussionPath, enroll, openLesson, personAt, register, takeQuiz } from "../support/learners";
import { generator, load } from "../support/load";
import { makePeople, type Person } from "../support/people";
import { startBenchCluster, startBenchPortal, temporaryFolder } from "../support/portal";
import { holdToCores, processorSeconds, residentMemory } from "../support/processor";
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

const people = 50;

/** Public pages while so many people register all at once, and again as soon as they have. */
async function pagesWhilePeopleRegister(portalUrl: string, path: string, seconds: number): Promise<string> {
  const hashes = 1000 / (await readFloor()).hashMs;
  const pages = () => load({ url: portalUrl + path }, 4, seconds);
  const alone = await pages();
  let before = 0;
  const registerFor = async (forSeconds: number) => {
    const driven = await drive(portalUrl, people, forSeconds, async (client, turn) => {
      const outcome = await register(client, before + turn);
      if ("laterSeconds" in outcome) await wait(outcome.laterSeconds * 1000);
    });
    before += driven.count;
    return driven.perSecond;
  };
  // The code is compiled first, as it is on a running portal.
  await registerFor(2);
  const registering = await registerFor(seconds);
  const beside = registerFor(seconds + 2);
  await wait(1000);
  const meanwhile = await pages();
  return `99 % ${meanwhile.p99Ms.toFixed(1)} ms (under 100: ${mark(meanwhile.p99Ms < 100)}), median ${meanwhile.medianMs.toFixed(2)} ms, ${meanwhile.perSecond.toFixed(0)} a second; alone 99 % ${alone.p99Ms.toFixed(1)} ms. ${(await beside).toFixed(1)} registrations a second beside them, ${registering.toFixed(1)} without them, which is ${(registering / hashes).toFixed(2)} of the ${hashes.toFixed(1)} password hashes that one thread makes in a second by itself.`;
}

/** Pages and calls beside their limits, all in one run. */
async function measureLimits(seconds: number, rounds: number, print: (title: string, text: string) => void) {
  const folder = temporaryFolder();
  const bare = await startBareNext();
  const portal = await startBenchPortal();
  for (const [name, address] of Object.entries(publicPages))
    storePage(folder, name, await pageAt(portal.url + address));
  const buffer = await startReadyBuffer(folder);
  try {
    const opened = openDatabase({ databaseUrl: null, sqliteFile: portal.sqliteFile });
    const [person, other] = (await makePeople(opened, 2)) as [Person, Person];
    // The code is compiled by earlier requests, as on a running portal.
    await compareQuizAnswer(portal, bare, person, 100);
    const lines = await linesFor({ portal: portal.url, bare: bare.url, buffer: buffer.url, folder }, person);
    const title = `Pages and calls, ${connections} connections, gzip, median of ${rounds} rounds of ${seconds} s in turns`;
    print(title, await compareLines(lines, seconds, rounds));
    print("A quiz answer, written to disk, one connection", await compareQuizAnswer(portal, bare, other, 40));
    print(
      "Public pages while 50 people register",
      await pagesWhilePeopleRegister(portal.url, publicPages.campaign, 2 * seconds),
    );
    const before = residentMemory(portal.pid);
    for (const line of lines) await load(line.portal, connections, 3);
    const after = residentMemory(portal.pid);
    print(
      "Memory after load",
      `${before.toFixed(0)} MB, and ${after.toFixed(0)} MB after as much again (at most ${mostMemoryMb}: ${mark(after <= mostMemoryMb)})`,
    );
    await opened.close();
  } finally {
    for (const server of [bare, portal, buffer]) await server.stop();
  }
}

/** Sends a quiz call, which the portal writes to the disk, and a POST to the bare handler in turns. */
async function compareQuizAnswer(ofPortal: Server, ofBare: Server, person: Person, attempts: number): Promise<string> {
  const [portal, bare] = [new Client(ofPortal.url, 1), new Client(ofBare.url, 1)];
  await enroll(portal, person);
  await takeQuiz(portal, person);
  portal.times.length = 0;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { questions } = await takeQuiz(portal, person);
    for (const question of ["begin", ...questions])
      await bare.timed("/api/answer", { method: "POST", body: { question, choices: ["a"] } });
  }
  for (const client of [portal, bare]) client.close();
  const [portalMs, bareMs] = [median(portal.times), median(bare.times)];
  const above = portalMs - bareMs;
  return `${portal.times.length} calls: median ${portalMs.toFixed(2)} ms, bare handler ${bareMs.toFixed(2)} ms: ${above.toFixed(2)} ms above it (at most 3: ${mark(above <= 3)})`;
}

/** nginx sends a learner always to the same process. Prime, so that everyone comes to take a quiz. */
const learners = 1999;
const pages = { campaign: publicPages.campaign, article: publicPages.article, forum: discussionPath };

/** A cluster with its learners. `turn` goes on from one measurement to the next. */
type Used = { cluster: Cluster; cores: number; people: Person[]; turn: number };
type Carried = Awaited<ReturnType<typeof learnersOn>>;

/**
 * nginx, processes and PostgreSQL as `npm run start:cluster` starts them: pages through nginx beside its own files, and
 * what a second process adds. The cluster of one process and that of two run side by side and are measured in turns,
 * because a shared machine changes its speed within minutes.
 */
async function measureCluster(seconds: number, rounds: number): Promise<string> {
  const clusters: Cluster[] = [];
  try {
    for (const processes of [1, 2]) clusters.push(await startBenchCluster(processes));
    const [small, large] = clusters as [Cluster, Cluster];
    const [one, two] = [await warmUp(small, 1, seconds), await warmUp(large, 2, seconds)];
    const turns: { one: Carried; two: Carried }[] = [];
    for (let round = 0; round < rounds; round += 1)
      turns.push({ one: await learnersOn(one, seconds), two: await learnersOn(two, seconds) });
    return formatTurns(turns, await pagesThroughNginx(large, seconds, rounds));
  } finally {
    for (const cluster of clusters) await cluster.stop();
  }
}

/** Of ten turns nine open a page of a lesson, and one takes a quiz: they cost differently, so they follow each other. */
const learn = (used: Used) => (client: Client) => {
  const turn = used.turn++;
  const person = personAt(used.people, turn);
  return turn % 10 === 0 ? takeQuiz(client, person) : openLesson(client, person, turn);
};

/** Enrolls learners and lets them learn until the code of each process is compiled. */
async function warmUp(cluster: Cluster, cores: number, seconds: number): Promise<Used> {
  holdToCores(0, cores - 1);
  const opened = openDatabase({ databaseUrl: cluster.database?.url ?? null, sqliteFile: "" });
  const people = await makePeople(opened, learners).finally(() => opened.close());
  const client = new Client(cluster.url, 4);
  for (const person of people) await enroll(client, person);
  client.close();
  const used = { cluster, cores, people, turn: 0 };
  await drive(cluster.url, connections, 5 * seconds, learn(used));
  return used;
}

async function learnersOn(used: Used, seconds: number) {
  const { url, processes } = used.cluster;
  holdToCores(0, used.cores - 1);
  const times = () => processes.map(({ pid }) => processorSeconds(pid()));
  const before = times();
  const { count, perSecond } = await drive(url, connections, 3 * seconds, learn(used));
  const portalSeconds = times().map((after, index) => after - (before[index] ?? 0));
  return { perSecond, portalSeconds, ofBusiest: count / Math.max(...portalSeconds) };
}

/** The file is in the folder from which nginx serves the build's files, so it has the same processes, log and limits. */
async function pagesThroughNginx({ url, nginxFolder }: Cluster, seconds: number, rounds: number): Promise<string> {
  const served = path.join(nginxFolder ?? "", "static", "_next", "static");
  if (!fs.existsSync(served)) throw new Error(`nginx has no folder ${served}.`);
  const lines = Object.entries(pages).map(async ([name, address]) => {
    const page = await pageAt(url + address);
    const target = { url: `${url}/_next/static${storePage(served, `bench-${name}`, page)}` };
    return {
      what: `${name} (${kilobytes(page)})`,
      portal: { url: url + address },
      limits: [{ name: "the page as a file of nginx", target, atLeast: 0.7 }],
    };
  });
  return compareLines(await Promise.all(lines), seconds, rounds);
}

function formatTurns(turns: { one: Carried; two: Carried }[], pagesTable: string): string {
  const ratios = turns.map(({ one, two }) => two.ofBusiest / one.ofBusiest).sort((a, b) => a - b);
  const ratio = median(ratios);
  const row = (name: string, { perSecond, ofBusiest, portalSeconds }: Carried) => {
    const times = portalSeconds.map((each) => each.toFixed(1)).join(" and ");
    return [name, perSecond.toFixed(0), times, ofBusiest.toFixed(0)];
  };
  return [
    `### Pages through nginx, ${connections} connections, gzip, beside a file of the same nginx`,
    pagesTable,
    "### Learners on two processes beside one",
    "Lessons opened and quizzes taken, through nginx, on PostgreSQL. One process, nginx, PostgreSQL and the load generator share one core; two processes and the same share two. So each core is as busy in both, and each process has answered as many requests before its time is taken. A process can use one core: what the portal carries is how many requests are answered for each second of processor time of its busiest process (`/proc/PID/stat`, all threads).",
    table(
      ["", "requests a second", "processor seconds", "for each second of the busiest process"],
      turns.flatMap(({ one, two }) => [row("one process, one core", one), row("two processes, two cores", two)]),
    ),
    `Two processes carry ${ratio.toFixed(2)} times as much at the median of ${turns.length} turns, ${ratios.map((each) => each.toFixed(2)).join(", ")} (at least 1.8: ${mark(ratio >= 1.8)}).`,
  ].join("\n\n");
}
