import http from "node:http";
import { processorSeconds } from "../cluster/processor-time";
import { at } from "../load/load";
import { type Outcome, type Step, steps, travel } from "./journey";

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

/** A portal that visitors arrive at, of one process or several. */
export type Measured = { url: string; pids: number[]; behindProxy: boolean; stop: () => Promise<void> };

/** The processor time of all processes of the portal in ms. */
export const processorMs = ({ pids }: Measured) => 1000 * pids.reduce((sum, pid) => sum + processorSeconds(pid), 0);

/**
 * Starts `rate` journeys a second for `seconds` seconds, also when the portal has not answered the earlier ones yet, and
 * waits until all have ended. `first`: the number of the first visitor.
 */
export async function arrive(portal: Measured, rate: number, seconds: number, first: number): Promise<Round> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const times = new Map<Step, number[]>(steps.map((step) => [step, []]));
  const base = new URL(portal.url);
  const before = processorMs(portal);
  const begun = performance.now();
  const note = (step: Step, milliseconds: number) => void times.get(step)?.push(milliseconds);
  const journeys: Promise<Outcome>[] = [];
  for (let index = 0; index < rate * seconds; index += 1) {
    const wait = begun + (index * 1000) / rate - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    journeys.push(travel({ agent, base, number: first + index, behindProxy: portal.behindProxy, note }));
  }
  const outcomes = await Promise.all(journeys);
  agent.destroy();
  return { rate, outcomes, times, processorMs: (processorMs(portal) - before) / outcomes.length };
}

export const count = ({ outcomes }: Round, kind: Outcome["kind"]) =>
  outcomes.filter((each) => each.kind === kind).length;
/** In ms. */
export const p95 = ({ times }: Round, step: Step) => at(times.get(step) ?? [], 0.95);
export const holds = (round: Round) =>
  count(round, "done") === round.outcomes.length && steps.every((step) => p95(round, step) <= slowest);
