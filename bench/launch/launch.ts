import http from "node:http";
import { holdToCores } from "../cluster/hold-to-cores";
import { startBenchCluster } from "../cluster/start";
import { at } from "../load/load";
import { startBenchPortal, temporaryFolder } from "../load/process";
import { arrive, count, holds, type Measured, p95, processorMs, type Round, slowest } from "./arrive";
import { makeJourney, type Step, steps } from "./journey";

const mostMsPerJourney = 25;
/** A core is not planned to be busy for more than this part of the time. */
const plannedLoad = 0.85;

/**
 * Starts journeys of a launch day at fixed rates, also when the portal has not answered the earlier ones yet.
 * @param rates - journeys a second, rising
 * @param seconds - how long journeys arrive at each rate
 * @param processes - one, with SQLite, held to one core, and the visitors on the others; or several with PostgreSQL
 * behind nginx, on as many cores, which they share with the visitors
 */
export async function measureLaunch(rates: number[], seconds: number, processes = 1): Promise<string> {
  const portal = processes === 1 ? await oneProcess() : await severalProcesses(processes);
  const rounds: Round[] = [];
  let visitors = 0;
  let costs: Map<Step, number> = new Map();
  const atRate = async (rate: number) => {
    const round = await arrive(portal, rate, seconds, visitors);
    visitors += round.outcomes.length;
    return round;
  };
  try {
    // The code is compiled and the pages are rendered first, as on a portal that has been up for some minutes: a journey
    // costs a third more until about a thousand have been made.
    for (const rate of [4, 8, ...new Array<number>(7 * processes).fill(15)]) await atRate(rate);
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
  return formatRounds(rounds, costs, processes);
}

async function oneProcess(): Promise<Measured> {
  holdToCores(0, 0);
  const { url, pid, stop } = await startBenchPortal(temporaryFolder());
  holdToCores(1);
  return { url, pids: [pid], behindProxy: false, stop };
}

async function severalProcesses(count: number): Promise<Measured> {
  const { url, processes, stop } = await startBenchCluster(count);
  return { url, pids: processes.map(({ pid }) => pid()), behindProxy: true, stop };
}

/** How many visitors make each step, one after the other, for the processor time of it. */
const visitorsOfACost = 60;

/** The processor time of each step in ms, with what the process does for it after the answer. */
async function costOfSteps(portal: Measured, first: number): Promise<Map<Step, number>> {
  const agent = new http.Agent({ keepAlive: true });
  const base = new URL(portal.url);
  const journeys = Array.from({ length: visitorsOfACost }, (_, index) =>
    makeJourney({ agent, base, number: first + index, behindProxy: portal.behindProxy, note: () => undefined }),
  );
  const costs = new Map<Step, number>();
  for (const [index, step] of steps.entries()) {
    const before = processorMs(portal);
    for (const journey of journeys) await journey[index]?.go();
    // A registration's mail is composed after its answer.
    await new Promise((resolve) => setTimeout(resolve, 500));
    costs.set(step, (processorMs(portal) - before) / journeys.length);
  }
  agent.destroy();
  return costs;
}

function formatRounds(rounds: Round[], costs: Map<Step, number>, processes: number): string {
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
  const setup =
    processes === 1
      ? "One process on one core, SQLite"
      : `${processes} processes with PostgreSQL behind nginx, on ${processes} cores together with the visitors; the processor time is that of the processes`;
  const head = ["journeys a second", "processor ms each", ...steps, "told to come later", "failed", "held"];
  return [
    `${setup}. The columns of the steps: 95 % were answered within so many ms (at most ${slowest}).`,
    [head, head.map(() => "---:"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n"),
    `Processor time of each step by itself, in ms: ${[...costs].map(([step, ms]) => `${step} ${ms.toFixed(1)}`).join(", ")}.`,
    `Held: ${best?.rate ?? 0} journeys a second (${processes === 1 ? 40 : 56} wanted). Processor time of a journey at the rates that were held: ${perJourney.toFixed(1)} ms at the median (at most ${mostMsPerJourney}).`,
    ...(processes > 1
      ? []
      : [
          `With as many processes as cores, each at most ${100 * plannedLoad} % busy: two cores ${carried(2)}, three ${carried(3)}, four ${carried(4)} journeys a second.`,
        ]),
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
