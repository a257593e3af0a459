import { load, median, type Speed, type Target } from "../load/load";

/**
 * One line of the table: the portal's target beside its limits, and which part of each limit it must reach (issue 12).
 */
export type Line = { what: string; portal: Target; limits: { name: string; target: Target; atLeast: number | null }[] };
export type Compared = {
  line: Line;
  portal: Speed;
  limits: { name: string; speed: Speed; ratio: number; atLeast: number | null }[];
};

/**
 * Measures the line's targets in turns, so that what else the machine does meets all of them, and takes the median of
 * the rounds.
 */
export async function compare(
  line: Line,
  { connections, seconds, rounds }: { connections: number; seconds: number; rounds: number },
): Promise<Compared> {
  const targets = [line.portal, ...line.limits.map(({ target }) => target)];
  const speeds: Speed[][] = targets.map(() => []);
  for (const target of targets) await load(target, connections, 1);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, target] of targets.entries()) speeds[index]?.push(await load(target, connections, seconds));
  }
  const [portal, ...limits] = speeds.map(middle) as [Speed, ...Speed[]];
  const compared = line.limits.map(({ name, atLeast }, index) => {
    const speed = limits[index] as Speed;
    return { name, speed, ratio: portal.perSecond / speed.perSecond, atLeast };
  });
  return { line, portal, limits: compared };
}

function middle(rounds: Speed[]): Speed {
  const of = (key: keyof Speed) => median(rounds.map((round) => round[key]));
  return { perSecond: of("perSecond"), medianMs: of("medianMs"), p99Ms: of("p99Ms") };
}

const columns = [
  "page or call",
  "requests a second",
  "median ms",
  "99 % ms",
  "limit",
  "its requests a second",
  "ratio",
  "required",
  "",
];

export function formatTable(all: Compared[]): string {
  const rows = all.flatMap(({ line, portal, limits }) =>
    limits.map(({ name, speed, ratio, atLeast }, index) => {
      const own =
        index === 0
          ? [line.what, portal.perSecond.toFixed(0), portal.medianMs.toFixed(1), portal.p99Ms.toFixed(1)]
          : ["", "", "", ""];
      const verdict = atLeast === null ? ["", ""] : [`${atLeast} or more`, ratio >= atLeast ? "✓" : "✗"];
      return `| ${[...own, name, speed.perSecond.toFixed(0), ratio.toFixed(2), ...verdict].join(" | ")} |`;
    }),
  );
  return [`| ${columns.join(" | ")} |`, "|---|---:|---:|---:|---|---:|---:|---:|---|", ...rows].join("\n");
}
