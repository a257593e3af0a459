import { mark, median, table } from "../support/figures";
import { load, type Speed, type Target } from "../support/load";

/** One line of the table: the portal's target, its limits, and the part of each that it must reach (issue 12). */
export type Line = { what: string; portal: Target; limits: { name: string; target: Target; atLeast: number | null }[] };

/** Measures each line's targets in turns and takes the median of the rounds. @returns a table */
export async function compareLines(
  lines: Line[],
  { connections, seconds, rounds }: { connections: number; seconds: number; rounds: number },
): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const { what, portal, limits } of lines) {
    console.log(`▸ ${what}`);
    const targets = [portal, ...limits.map(({ target }) => target)];
    const speeds: Speed[][] = targets.map(() => []);
    for (const target of targets) await load(target, connections, 1);
    for (let round = 0; round < rounds; round += 1)
      for (const [index, target] of targets.entries()) speeds[index]?.push(await load(target, connections, seconds));
    const [own, ...others] = speeds.map(middle) as [Speed, ...Speed[]];
    const cells = [what, own.perSecond.toFixed(0), own.medianMs.toFixed(1), own.p99Ms.toFixed(1)];
    for (const [index, { name, atLeast }] of limits.entries()) {
      const { perSecond = Number.NaN } = others[index] ?? {};
      const ratio = own.perSecond / perSecond;
      const verdict = atLeast === null ? ["", ""] : [`${atLeast} or more`, mark(ratio >= atLeast)];
      const first = index === 0 ? cells : cells.map(() => "");
      rows.push([...first, name, perSecond.toFixed(0), ratio.toFixed(2), ...verdict]);
    }
  }
  const ofPortal = ["page or call", "requests a second", "median ms", "99 % ms"];
  return table([...ofPortal, "limit", "its requests a second", "ratio", "required", ""], rows);
}

function middle(rounds: Speed[]): Speed {
  const of = (key: keyof Speed) => median(rounds.map((round) => round[key]));
  return { perSecond: of("perSecond"), medianMs: of("medianMs"), p99Ms: of("p99Ms") };
}
