import { Client } from "../support/client";
import { at } from "../support/figures";
import { startBenchCluster, startBenchPortal } from "../support/portal";
import { holdToCores, processorSeconds } from "../support/processor";
import { makeJourney, type Outcome, type Step, steps, travel } from "./journey";

/** 95 % of each step are answered within this. */
export const slowest = 1000;

/** What was measured of the journeys that arrived at one rate. */
export type Round = {
  /** Journeys a second. */
  rate: number;
  outcomes: Outcome[];
  /** How long each step took, in ms. */
  times: Map<Step, number[]>;
  /** The processor time of one journey. */
  processorMs: number;
};

/** A portal that visitors arrive at, of one process or several, and how many have come. */
export type Visited = {
  url: string;
  pids: number[];
  behindProxy: boolean;
  visitors: number;
  stop: () => Promise<void>;
};

/** One process with SQLite. `folder`: another checkout, installed and built. */
export async function oneProcess(folder?: string): Promise<Visited> {
  const { url, pid, stop } = await startBenchPortal({ folder });
  return { url, pids: [pid], behindProxy: false, visitors: 0, stop };
}

/** One process with SQLite, held to one core; or several with PostgreSQL behind nginx, on as many cores. */
export async function startVisited(processes: number): Promise<Visited> {
  if (processes > 1) {
    const cluster = await startBenchCluster(processes);
    const pids = cluster.processes.map(({ pid }) => pid());
    return { url: cluster.url, pids, behindProxy: true, visitors: 0, stop: cluster.stop };
  }
  holdToCores(0, 0);
  const portal = await oneProcess();
  holdToCores(1);
  return portal;
}

/** The processor time of all processes of the portal in ms. */
const processorMs = ({ pids }: Visited) => 1000 * pids.reduce((sum, pid) => sum + processorSeconds(pid), 0);

/**
 * Starts `rate` journeys a second for `seconds` seconds, also when the portal has not answered the earlier ones yet, and
 * waits until all have ended.
 */
export async function arrive(portal: Visited, rate: number, seconds: number): Promise<Round> {
  const client = new Client(portal.url);
  const times = new Map<Step, number[]>(steps.map((step) => [step, []]));
  const before = processorMs(portal);
  const begun = performance.now();
  const note = (step: Step, milliseconds: number) => void times.get(step)?.push(milliseconds);
  const journeys: Promise<Outcome>[] = [];
  for (let index = 0; index < rate * seconds; index += 1) {
    const wait = begun + (index * 1000) / rate - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    journeys.push(travel({ client, number: portal.visitors++, behindProxy: portal.behindProxy, note }));
  }
  const outcomes = await Promise.all(journeys);
  client.close();
  return { rate, outcomes, times, processorMs: (processorMs(portal) - before) / outcomes.length };
}

/** How many visitors make each step, one after the other, for the processor time of it. */
const visitorsOfACost = 60;

/** The processor time of each step in ms, with what the process does for it after the answer. */
export async function costOfSteps(portal: Visited): Promise<Map<Step, number>> {
  const client = new Client(portal.url);
  const { behindProxy } = portal;
  const journeys = Array.from({ length: visitorsOfACost }, () =>
    makeJourney({ client, number: portal.visitors++, behindProxy }),
  );
  const costs = new Map<Step, number>();
  for (const step of steps) {
    const before = processorMs(portal);
    for (const go of journeys) await go(step);
    // A registration's mail is composed after its answer.
    await new Promise((resolve) => setTimeout(resolve, 500));
    costs.set(step, (processorMs(portal) - before) / journeys.length);
  }
  client.close();
  return costs;
}

export const count = ({ outcomes }: Round, kind: Outcome["kind"]) =>
  outcomes.filter((each) => each.kind === kind).length;
/** In ms. */
export const p95 = ({ times }: Round, step: Step) => at(times.get(step) ?? [], 0.95);
export const holds = (round: Round) =>
  count(round, "done") === round.outcomes.length && steps.every((step) => p95(round, step) <= slowest);
