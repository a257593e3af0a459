import { execFile } from "node:child_process";
import { promisify } from "node:util";
import autocannon from "autocannon";

const execute = promisify(execFile);

export type Target = { url: string; headers?: Record<string, string>; status?: number };
export type Speed = { perSecond: number; medianMs: number; p99Ms: number };

/** The load generator: wrk where it is installed, else autocannon, which needs more time for each request. */
export const generator: "wrk" | "autocannon" = await execute("wrk", ["-v"]).then(
  () => "wrk" as const,
  // wrk shows its version and ends with 1.
  ({ code }) => (code === "ENOENT" ? ("autocannon" as const) : ("wrk" as const)),
);

/** Requests the target continuously over this many connections. @throws for another status than the target's */
export async function load(
  { url, headers = {}, status = 200 }: Target,
  connections: number,
  seconds: number,
): Promise<Speed> {
  const sent = { "accept-encoding": "gzip", "user-agent": "Mozilla/5.0 (bench)", ...headers };
  const answer = await fetch(url, { headers: sent, redirect: "manual" });
  await answer.arrayBuffer();
  if (answer.status !== status) throw new Error(`${url} answers ${answer.status}, not ${status}`);
  return generator === "wrk"
    ? byWrk(url, sent, status, connections, seconds)
    : byAutocannon(url, sent, status, connections, seconds);
}

async function byWrk(
  url: string,
  headers: Record<string, string>,
  status: number,
  connections: number,
  seconds: number,
): Promise<Speed> {
  const given = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const { stdout } = await execute("wrk", ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", ...given, url]);
  const failed = status < 400 ? /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] : undefined;
  if (failed) throw new Error(`${url}: ${failed} answers were errors`);
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? Number.NaN);
  const time = (part: string) => {
    const [, value, unit] = new RegExp(`${part}%\\s+([\\d.]+)(us|ms|s)`).exec(stdout) ?? [];
    return Number(value) * (unit === "us" ? 0.001 : unit === "s" ? 1000 : 1);
  };
  return { perSecond: number(/Requests\/sec:\s+([\d.]+)/), medianMs: time("50"), p99Ms: time("99") };
}

async function byAutocannon(
  url: string,
  headers: Record<string, string>,
  status: number,
  connections: number,
  duration: number,
): Promise<Speed> {
  const { requests, latency, non2xx, errors } = await autocannon({ url, headers, connections, duration });
  if (errors > 0 || (status < 400 && non2xx > 0)) throw new Error(`${url}: ${errors + non2xx} answers were errors`);
  return { perSecond: requests.average, medianMs: latency.p50, p99Ms: latency.p99 };
}
