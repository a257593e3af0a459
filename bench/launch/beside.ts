import path from "node:path";
import { root } from "../../lib/process/steps.ts";
import { holdToCores } from "../cluster/hold-to-cores";
import { median } from "../load/load";
import { startBenchPortal, temporaryFolder } from "../load/process";
import { arrive, count, type Measured, p95, type Round } from "./arrive";
import { steps } from "./journey";

const turns = 3;

/**
 * Journeys of a launch day at this portal and at that of another checkout, an earlier release, in turns: a shared
 * machine changes its speed, so only what is measured side by side compares.
 * @param folder - the other checkout, installed and built
 * @param rates - journeys a second that both should hold
 */
export async function measureBeside(folder: string, rates: number[], seconds: number): Promise<string> {
  holdToCores(0, 0);
  const portals = [await open(path.resolve(folder)), await open(root)] as const;
  holdToCores(1);
  const rounds: { there: Round; here: Round }[] = [];
  let visitors = 0;
  const atRate = async (portal: Measured, rate: number) => {
    const round = await arrive(portal, rate, seconds, visitors);
    visitors += round.outcomes.length;
    return round;
  };
  try {
    for (const portal of portals) for (const rate of [2, 4, 4]) await atRate(portal, rate);
    for (let turn = 0; turn < turns; turn += 1)
      for (const rate of rates)
        rounds.push({ there: await atRate(portals[0], rate), here: await atRate(portals[1], rate) });
  } finally {
    for (const { stop } of portals) await stop();
  }
  return formatTurns(rounds, folder);
}

async function open(folder: string): Promise<Measured> {
  const { url, pid, stop } = await startBenchPortal(temporaryFolder(), "", {}, folder);
  return { url, pids: [pid], behindProxy: false, stop };
}

function formatTurns(rounds: { there: Round; here: Round }[], folder: string): string {
  const slowestStep = (round: Round) => Math.max(...steps.map((step) => p95(round, step))).toFixed(0);
  const done = (round: Round) => `${count(round, "done")} of ${round.outcomes.length}`;
  const rows = rounds.map(({ there, here }) => [
    ...[there.rate, there.processorMs.toFixed(1), here.processorMs.toFixed(1)],
    (there.processorMs / here.processorMs).toFixed(2),
    ...[slowestStep(there), slowestStep(here), done(there), done(here)],
  ]);
  const head = [
    "journeys a second",
    "ms there",
    "ms here",
    "ratio",
    "slowest step there",
    "here",
    "done there",
    "here",
  ];
  const ratio = median(rounds.map(({ there, here }) => there.processorMs / here.processorMs));
  return [
    `The portal of ${path.basename(path.resolve(folder))} and this one in turns, each one process with SQLite, both held to one core: milliseconds of processor time for a journey, and the slowest step within which 95 % were answered.`,
    [head, head.map(() => "---:"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n"),
    `The other portal takes ${ratio.toFixed(2)} times as much processor time for a journey, at the median.`,
  ].join("\n\n");
}
