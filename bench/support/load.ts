import { execFile } from "node:child_process";
import { promisify } from "node:util";
import autocannon from "autocannon";

const execute = promisify(execFile);

export type Target = { url: string; headers?: Record<string, string>; status?: number };
export type Speed = { perSecond: number; medianMs: number; p99Ms: number };

/** The load generator: wrk where it is installed, else autocannon, which needs more time for each request. */
export const generator: "wrk" | "autocannon" = await execute("wrk", ["-v"]).then(
  () => "wrk",
  // wrk shows its version and ends with 1.
  ({ code }) => (code === "ENOENT" ? "autocannon" : "wrk"),
);

/** Requests the target continuously over this many connections. @throws for another status than the target's */
export async function load(target: Target, connections: number, seconds: number): Promise<Speed> {
  const { url, status = 200 } = target;
  const headers = { "accept-encoding": "gzip", "user-agent": "Mozilla/5.0 (bench)", ...target.headers };
  const answer = await fetch(url, { headers, redirect: "manual" });
  await answer.arrayBuffer();
  if (answer.status !== status) throw new Error(`${url} answers ${answer.status}, not ${status}`);
  const sendRequests = generator === "wrk" ? byWrk : byAutocannon;
  const { refused, errors, ...speed } = await sendRequests(url, headers, connections, seconds);
  const failed = errors + (status < 400 ? refused : 0);
  if (failed > 0) throw new Error(`${url}: ${failed} answers were errors`);
  return speed;
}

async function byWrk(url: string, headers: Record<string, string>, connections: number, seconds: number) {
  const given = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const { stdout } = await execute("wrk", ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", ...given, url]);
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? Number.NaN);
  const time = (part: string) => {
    const [, value, unit] = new RegExp(`${part}%\\s+([\\d.]+)(us|ms|s)`).exec(stdout) ?? [];
    return Number(value) * (unit === "us" ? 0.001 : unit === "s" ? 1000 : 1);
  };
  const perSecond = number(/Requests\/sec:\s+([\d.]+)/);
  return { perSecond, medianMs: time("50"), p99Ms: time("99"), refused, errors: 0 };
}

async function byAutocannon(url: string, headers: Record<string, string>, connections: number, duration: number) {
  const { requests, latency, non2xx, errors } = await autocannon({ url, headers, connections, duration });
  return { perSecond: requests.average, medianMs: latency.p50, p99Ms: latency.p99, refused: non2xx, errors };
}
