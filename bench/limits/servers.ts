import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { allocatorEnv, heapFlags, root, run } from "../../lib/process/steps.ts";
import type { Server } from "../../testing/portal/portal";
import { mark, median, table } from "../support/figures";
import { load, type Speed, type Target } from "../support/load";
import { startServer } from "../support/portal";

const bare = path.join("bench", "bare");

/** A Next application of the same version with nothing in it (bench/bare), built where its sources have changed. */
export async function startBareNext(): Promise<Server> {
  const built = path.join(root, bare, ".next", "BUILD_ID");
  const sources = fs.globSync("**/*", { cwd: path.join(root, bare), exclude: [".next/**", "next-env.d.ts"] });
  const newest = Math.max(...sources.map((file) => fs.statSync(path.join(root, bare, file)).mtimeMs));
  if (!fs.existsSync(built) || fs.statSync(built).mtimeMs < newest) {
    console.log("▸ Building the bare Next application");
    await run("next", ["build", bare], { env: { NODE_ENV: "production" }, capture: true });
  }
  const env = { ...allocatorEnv, NODE_OPTIONS: heapFlags.join(" ") };
  return startServer((port) => ["next", "start", bare, "-p", String(port)], env);
}

/** The path of a page in the folder of `startReadyBuffer`. */
export function storePage(folder: string, name: string, page: Buffer): string {
  fs.writeFileSync(path.join(folder, `${name}.html`), page);
  fs.writeFileSync(path.join(folder, `${name}.html.gz`), gzipSync(page));
  return `/${name}.html`;
}

/** node:http with the pages of a folder ready in memory. */
export const startReadyBuffer = (folder: string): Promise<Server> =>
  startServer((port) => ["node", "bench/limits/ready-buffer.ts", folder, String(port)]);

/** One line of the table: the portal's target, its limits, and the part of each that it must reach (issue 12). */
export type Line = { what: string; portal: Target; limits: { name: string; target: Target; atLeast: number }[] };

export const connections = 16;

/** Measures each line's targets in turns and takes the median of the rounds. @returns a table */
export async function compareLines(lines: Line[], seconds: number, rounds: number): Promise<string> {
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
      const first = index === 0 ? cells : cells.map(() => "");
      rows.push([...first, name, perSecond.toFixed(0), ratio.toFixed(2), `${atLeast} or more`, mark(ratio >= atLeast)]);
    }
  }
  const ofPortal = ["page or call", "requests a second", "median ms", "99 % ms"];
  return table([...ofPortal, "limit", "its requests a second", "ratio", "required", ""], rows);
}

function middle(rounds: Speed[]): Speed {
  const of = (key: keyof Speed) => median(rounds.map((round) => round[key]));
  return { perSecond: of("perSecond"), medianMs: of("medianMs"), p99Ms: of("p99Ms") };
}
