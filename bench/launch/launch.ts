import { execFile } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { newRegistration } from "../../lib/domain/testing/learners";
import { allocatorEnv, projectEnv, root } from "../../lib/process/steps.ts";
import { Client, joinCookies } from "../support/client";
import { at, mark, median, table } from "../support/figures";
import { courseId, lessonPage } from "../support/learners";
import { ipAddress } from "../support/people";
import { startBenchCluster, startBenchPortal, temporaryFolder } from "../support/portal";
import { holdToCores, processorSeconds } from "../support/processor";

/** 95 % of each step are answered within this. */
const slowest = 1000;

/**
 * What was measured of the journeys that arrived at one rate, in journeys a second: how long each step took in ms, and
 * the processor time of one journey.
 */
type Round = { rate: number; outcomes: Outcome[]; times: Map<Step, number[]>; processorMs: number };
type Visited = Awaited<ReturnType<typeof startVisited>>;

/** One process with SQLite, held to one core; or several with PostgreSQL behind nginx, on as many cores. */
async function startVisited(processes: number) {
  if (processes > 1) {
    const cluster = await startBenchCluster(processes);
    const pids = cluster.processes.map(({ pid }) => pid());
    return { ...cluster, pids, behindProxy: true, visitors: 0, recorded: null };
  }
  holdToCores(0, 0);
  const dataDir = temporaryFolder();
  const recorded = path.join(dataDir, "statements");
  const NODE_OPTIONS = "--import ./bench/launch/record-statements.ts";
  const portal = await startBenchPortal({ dataDir, env: { NODE_OPTIONS, RECORDED_STATEMENTS: recorded } });
  holdToCores(1);
  return { ...portal, pids: [portal.pid], behindProxy: false, visitors: 0, recorded };
}

const processorMs = ({ pids }: Visited) => 1000 * pids.reduce((sum, pid) => sum + processorSeconds(pid), 0);

/** Starts `rate` journeys a second for `seconds` seconds, answered or not, and waits until all have ended. */
async function arrive(portal: Visited, rate: number, seconds: number): Promise<Round> {
  const client = new Client(portal.url);
  const times = new Map<Step, number[]>(steps.map((step) => [step, []]));
  const before = processorMs(portal);
  const begun = performance.now();
  const journeys: Promise<Outcome>[] = [];
  for (let index = 0; index < rate * seconds; index += 1) {
    const early = begun + (index * 1000) / rate - performance.now();
    if (early > 0) await wait(early);
    journeys.push(travel(makeJourney(client, portal), times));
  }
  const outcomes = await Promise.all(journeys);
  client.close();
  return { rate, outcomes, times, processorMs: (processorMs(portal) - before) / outcomes.length };
}

/** How many journeys are made beside their floor in a round. */
const journeysOfARound = 60;

/** A journey's processor time beside its floor, in turns: a password hash and its statements (floor.ts). */
async function compareWithFloor(portal: Visited, recorded: string): Promise<string> {
  const client = new Client(portal.url);
  const rows: number[][] = [];
  for (let round = 0; round < 5; round += 1) {
    const before = temporaryFolder();
    for (const file of fs.globSync(`${path.dirname(recorded)}/*.sqlite{,-wal}`))
      fs.copyFileSync(file, path.join(before, path.basename(file)));
    const begun = processorMs(portal);
    for (const pid of portal.pids) process.kill(pid, "SIGUSR2");
    for (let made = 0; made < journeysOfARound; made += 1) await travel(makeJourney(client, portal));
    // A registration's mail is composed after its answer.
    await wait(500);
    for (const pid of portal.pids) process.kill(pid, "SIGUSR2");
    await wait(1000);
    const journey = (processorMs(portal) - begun) / journeysOfARound;
    const { hashMs, sqlMs } = await readFloor(recorded, before);
    const sql = sqlMs / journeysOfARound;
    rows.push([journey, hashMs, sql, journey / (hashMs + sql)]);
  }
  client.close();
  const middle = [0, 1, 2, 3].map((column) => median(rows.map((row) => row[column] ?? Number.NaN)));
  const [journey, hash, sql, ratio] = middle.map((value) => value.toFixed(2));
  return `A journey takes ${journey} ms of processor time, its password hash ${hash} and its SQL ${sql}: ${ratio} times both (at most ${mostOfFloor}: ${mark(Number(ratio) <= mostOfFloor)}).`;
}

export async function readFloor(...given: string[]): Promise<{ hashMs: number; sqlMs: number }> {
  const env = projectEnv(allocatorEnv);
  const { stdout } = await promisify(execFile)("tsx", ["bench/launch/floor.ts", ...given], { cwd: root, env });
  return JSON.parse(stdout);
}

const count = ({ outcomes }: Round, kind: Outcome["kind"]) => outcomes.filter((each) => each.kind === kind).length;
const p95 = ({ times }: Round, step: Step) => at(times.get(step) ?? [], 0.95);
const holds = (round: Round) =>
  count(round, "done") === round.outcomes.length && steps.every((step) => p95(round, step) <= slowest);

const mostOfFloor = 1.6;

/** How many journeys begin in a second; the benchmark tries one rate after the other. */
const rates = [5, 10, 15, 20, 25, 30, 40, 50];

/**
 * Starts journeys of a launch day at fixed rates, also when the portal has not answered the earlier ones yet.
 * @param seconds - how long journeys arrive at each rate
 * @param processes - one, with SQLite, held to one core, and the visitors on the others; or several with PostgreSQL
 * behind nginx, on as many cores, which they share with the visitors
 */
export async function measureLaunch(seconds: number, processes: number): Promise<string> {
  const portal = await startVisited(processes);
  const rounds: Round[] = [];
  try {
    // The code is compiled and the pages are rendered first, as on a portal that has been up for some minutes: a journey
    // costs a third more until about a thousand have been made.
    for (const rate of [4, 8, ...new Array<number>(7 * processes).fill(15)]) await arrive(portal, rate, seconds);
    const floor = portal.recorded ? await compareWithFloor(portal, portal.recorded) : "";
    for (const rate of rates) {
      const round = await arrive(portal, rate, seconds);
      rounds.push(round);
      console.log(`  ${rate} a second: ${count(round, "done")} of ${round.outcomes.length} done`);
    }
    return [formatRounds(rounds, processes), floor].join("\n\n");
  } finally {
    await portal.stop();
  }
}

function formatRounds(rounds: Round[], processes: number): string {
  const held = rounds.filter(holds);
  const rows = rounds.map((round) => [
    round.rate,
    round.processorMs.toFixed(1),
    ...steps.map((step) => p95(round, step).toFixed(0)),
    count(round, "late"),
    count(round, "failed"),
    mark(holds(round)),
  ]);
  const failed = rounds.flatMap(({ outcomes }) => outcomes.filter((each) => each.kind === "failed"));
  const reasons = Map.groupBy(failed, ({ step, reason }) => `${step}: ${reason}`);
  const setup =
    processes === 1
      ? "One process on one core, SQLite"
      : `${processes} processes with PostgreSQL behind nginx, on ${processes} cores together with the visitors; the processor time is that of the processes`;
  return [
    `${setup}. The columns of the steps: 95 % were answered within so many ms (at most ${slowest}).`,
    table(["journeys a second", "processor ms each", ...steps, "told to come later", "failed", "held"], rows),
    `Held: ${held.at(-1)?.rate ?? 0} journeys a second (${processes === 1 ? 40 : 56} wanted).`,
    reasons.size > 0 && `Failed: ${[...reasons].map(([reason, all]) => `${reason} (${all.length})`).join("; ")}.`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

// The journey of a launch day: from a state's campaign link to the third page of the first lesson.

/** How somebody came: by the link of a campaign in Hindi, or by one with a marker of the campaign. */
const arrivals = ["/bihar?language=hi", "/bihar?utm_source=whatsapp&utm_campaign=launch"];
const language = "hi";

const steps = [
  "campaign page",
  "register",
  "enroll",
  "my course",
  "lesson, page 1",
  "lesson, page 2",
  "lesson, page 3",
] as const;
type Step = (typeof steps)[number];

const requests: Record<Step, (visitor: number) => { path: string; body?: object }> = {
  "campaign page": (visitor) => ({ path: arrivals[visitor % arrivals.length] ?? "/bihar" }),
  register: () => ({ path: "/api/users/register", body: newRegistration({ language }) }),
  enroll: () => ({ path: "/api/courses/enroll", body: { id: courseId, language } }),
  "my course": () => ({ path: `/view/course/${courseId}` }),
  "lesson, page 1": () => ({ path: lessonPage(1) }),
  "lesson, page 2": () => ({ path: lessonPage(2) }),
  "lesson, page 3": () => ({ path: lessonPage(3) }),
};

/** `late`: the portal has answered that it is too busy and when to try again. */
type Outcome = { kind: "done" | "late" } | { kind: "failed"; step: Step; reason: string };

/** Makes each step of the next visitor when it is called: in order, and when the one before has been answered. */
function makeJourney(client: Client, portal: Visited): (step: Step) => Promise<Outcome> {
  const number = portal.visitors++;
  let cookie = "";
  // Requests are limited per address, so each visitor has one.
  const ofVisitor = { "accept-encoding": "gzip", "accept-language": language, "x-forwarded-for": ipAddress(number) };
  const from = portal.behindProxy ? loopbackAddress(number) : undefined;
  return async (step) => {
    const { path, body } = requests[step](number);
    try {
      const headers = { ...ofVisitor, ...(cookie && { cookie }) };
      const answer = await client.send(path, { method: body ? "POST" : "GET", headers, body, from });
      cookie = joinCookies(cookie, answer.cookies);
      if (answer.laterSeconds > 0) return { kind: "late" };
      return answer.status === 200 ? { kind: "done" } : { kind: "failed", step, reason: `status ${answer.status}` };
    } catch (error) {
      return { kind: "failed", step, reason: (error as Error).message };
    }
  };
}

/** Makes the whole journey. `times` gets how long each step took. */
async function travel(go: (step: Step) => Promise<Outcome>, times?: Round["times"]): Promise<Outcome> {
  for (const step of steps) {
    const begun = performance.now();
    const outcome = await go(step);
    times?.get(step)?.push(performance.now() - begun);
    if (outcome.kind !== "done") return outcome;
  }
  return { kind: "done" };
}

/** Every address of 127.0.0.0/8 is this machine. nginx replaces X-Forwarded-For, so each visitor connects from one. */
const loopbackAddress = (number: number) =>
  `127.${1 + ((number >> 16) & 127)}.${(number >> 8) & 255}.${1 + (number % 250)}`;
