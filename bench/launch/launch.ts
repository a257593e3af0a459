import http from "node:http";
import { holdToCores } from "../cluster/hold-to-cores";
import { processorSeconds } from "../cluster/processor-time";
import { at } from "../load/load";
import { startBenchPortal, temporaryFolder } from "../load/process";
import { makeJourney, type Outcome, type Step, steps, travel } from "./journey";

const slowest = 1000;
const mostMsPerJourney = 25;
/** A core is not planned to be busy for more than this part of the time. */
const plannedLoad = 0.85;

type Round = {
  rate: number;
  outcomes: Outcome[];
  times: Map<Step, number[]>;
  processorMs: number;
};

/**
 * Journeys of a launch day that arrive at a rate whether or not the portal keeps up with them: one process with SQLite
 * held to one core, the visitors on the others.
 * @param rates - journeys a second, rising
 * @param seconds - how long journeys arrive at each rate
 */
export async function measureLaunch(rates: number[], seconds: number): Promise<string> {
  holdToCores(0, 0);
  const portal = await startBenchPortal(temporaryFolder());
  holdToCores(1);
  const rounds: Round[] = [];
  let visitors = 0;
  let costs: Map<Step, number> = new Map();
  const atRate = async (rate: number) => {
    const round = await arrive(portal, rate, seconds, visitors);
    visitors += round.outcomes.length;
    return round;
  };
  try {
    // The code is compiled and the pages are rendered first, as on a portal that has been up for some minutes.
    await atRate(4);
    await atRate(8);
    costs = await costOfSteps(portal, visitors);
    visitors += visitorsOfACost;
    for (const rate of rates) {
      const round = await atRate(rate);
      rounds.push(round);
      console.log(`  ${rate} a second: ${count(round, "done")} of ${round.outcomes.length} done`);
    }
  } finally {
    await portal.stop();
  }
  return formatRounds(rounds, costs);
}

/** How many visitors make each step, one after the other, for the processor time of it. */
const visitorsOfACost = 60;

/** The processor time of each step in ms, with what the process does for it after the answer. */
async function costOfSteps(portal: { url: string; pid: number }, first: number): Promise<Map<Step, number>> {
  const agent = new http.Agent({ keepAlive: true });
  const base = new URL(portal.url);
  const journeys = Array.from({ length: visitorsOfACost }, (_, index) =>
    makeJourney({ agent, base, number: first + index, note: () => undefined }),
  );
  const costs = new Map<Step, number>();
  for (const [index, step] of steps.entries()) {
    const before = processorSeconds(portal.pid);
    for (const journey of journeys) await journey[index]?.go();
    // A registration's mail is composed after its answer.
    await new Promise((resolve) => setTimeout(resolve, 500));
    costs.set(step, (1000 * (processorSeconds(portal.pid) - before)) / journeys.length);
  }
  agent.destroy();
  return costs;
}

async function arrive(
  portal: { url: string; pid: number },
  rate: number,
  seconds: number,
  first: number,
): Promise<Round> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const times = new Map<Step, number[]>(steps.map((step) => [step, []]));
  const base = new URL(portal.url);
  const before = processorSeconds(portal.pid);
  const begun = performance.now();
  const note = (step: Step, milliseconds: number) => void times.get(step)?.push(milliseconds);
  const journeys: Promise<Outcome>[] = [];
  for (let index = 0; index < rate * seconds; index += 1) {
    const wait = begun + (index * 1000) / rate - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    journeys.push(travel({ agent, base, number: first + index, note }));
  }
  const outcomes = await Promise.all(journeys);
  agent.destroy();
  return { rate, outcomes, times, processorMs: (1000 * (processorSeconds(portal.pid) - before)) / outcomes.length };
}

const count = ({ outcomes }: Round, kind: Outcome["kind"]) => outcomes.filter((each) => each.kind === kind).length;
const p95 = ({ times }: Round, step: Step) => at(times.get(step) ?? [], 0.95);
const holds = (round: Round) =>
  count(round, "done") === round.outcomes.length && steps.every((step) => p95(round, step) <= slowest);

function formatRounds(rounds: Round[], costs: Map<Step, number>): string {
  const held = rounds.filter(holds);
  const best = held.at(-1);
  const perJourney = at(
    held.map(({ processorMs }) => processorMs),
    0.5,
  );
  const carried = (cores: number) => ((cores * 1000 * plannedLoad) / perJourney).toFixed(0);
  const rows = rounds.map((round) => [
    round.rate,
    round.processorMs.toFixed(1),
    ...steps.map((step) => p95(round, step).toFixed(0)),
    count(round, "late"),
    count(round, "failed"),
    holds(round) ? "✓" : "✗",
  ]);
  const head = ["journeys a second", "processor ms each", ...steps, "told to come later", "failed", "held"];
  return [
    `One process on one core, SQLite. The columns of the steps: 95 % were answered within so many ms (at most ${slowest}).`,
    [head, head.map(() => "---:"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n"),
    `Processor time of each step by itself, in ms: ${[...costs].map(([step, ms]) => `${step} ${ms.toFixed(1)}`).join(", ")}.`,
    `Held: ${best?.rate ?? 0} journeys a second (40 wanted). Processor time of a journey at the rates that were held: ${perJourney.toFixed(1)} ms at the median (at most ${mostMsPerJourney}).`,
    `With as many processes as cores, each at most ${100 * plannedLoad} % busy: two cores ${carried(2)}, three ${carried(3)}, four ${carried(4)} journeys a second.`,
    ...firstReasons(rounds),
  ].join("\n\n");
}

function firstReasons(rounds: Round[]): string[] {
  const reasons = rounds.flatMap(({ outcomes }) =>
    outcomes.flatMap((each) => (each.kind === "failed" ? [`${each.step}: ${each.reason}`] : [])),
  );
  const counted = Map.groupBy(reasons, (reason) => reason);
  if (counted.size === 0) return [];
  return [`Failed: ${[...counted].map(([reason, all]) => `${reason} (${all.length})`).join("; ")}.`];
}
