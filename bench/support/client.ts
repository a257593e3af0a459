import http from "node:http";
import { buffer } from "node:stream/consumers";
import { at, median } from "./figures";

/** `laterSeconds`: the portal has said that it is too busy, and to come again after so long; else 0. */
export type HttpResponse = { status: number; body: Buffer; cookies: string[]; laterSeconds: number };
/** `from`: the address of this machine that the request comes from. */
export type Sent = { method?: string; headers?: Record<string, string>; body?: unknown; from?: string };
export type Driven = { perSecond: number; medianMs: number; p99Ms: number; count: number };

export class RefusedError extends Error {
  constructor(
    request: string,
    readonly answer: HttpResponse,
  ) {
    super(`${request} answers ${answer.status}: ${String(answer.body).slice(0, 300)}`);
  }
}

/** A client for what load generators cannot do: every request is different. Its connections stay open. */
export class Client {
  readonly times: number[] = [];
  private readonly agent: http.Agent;
  private readonly base: URL;

  constructor(url: string, connections = Number.POSITIVE_INFINITY) {
    this.base = new URL(url);
    this.agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  }

  /** Sends a request. @returns the answer, whatever its status */
  async send(path: string, { method = "GET", headers = {}, body, from }: Sent): Promise<HttpResponse> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const ofBody =
      text === undefined ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(text) };
    const { hostname, port, host } = this.base;
    const request = http.request({
      agent: this.agent,
      port,
      path,
      method,
      timeout: 30_000,
      ...(from ? { hostname: "127.0.0.1", localAddress: from } : { hostname }),
      headers: { host, "accept-encoding": "identity", ...ofBody, ...headers },
    });
    const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
    request.once("timeout", () => request.destroy(new Error("no answer within 30 s")));
    request.once("error", reject).once("response", resolve).end(text);
    const response = await promise;
    const status = response.statusCode ?? 0;
    return {
      status,
      body: await buffer(response),
      cookies: response.headers["set-cookie"] ?? [],
      laterSeconds: status === 503 ? Number(response.headers["retry-after"] ?? 0) : 0,
    };
  }

  /** Records the time of an answer that is no error. @throws RefusedError when it is one */
  async timed(path: string, sent: Sent): Promise<HttpResponse> {
    const begun = performance.now();
    const answer = await this.send(path, sent);
    if (answer.status >= 400) throw new RefusedError(`${sent.method ?? "GET"} ${path}`, answer);
    this.times.push(performance.now() - begun);
    return answer;
  }

  close(): void {
    this.agent.destroy();
  }
}

/** What a browser with these cookies sends back after an answer that sets some. */
export function joinCookies(before: string, set: string[]): string {
  const pairs = [...before.split("; "), ...set.map((each) => each.split(";")[0] ?? "")].filter(Boolean);
  return [...new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf("=")), pair])).values()].join("; ");
}

/** Repeats the work over so many connections until the time is over. `work` gets the client and its turn's number. */
export async function drive(
  url: string,
  connections: number,
  seconds: number,
  work: (client: Client, turn: number) => Promise<unknown>,
): Promise<Driven> {
  const client = new Client(url, connections);
  const begun = performance.now();
  let turn = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() - begun < seconds * 1000) await work(client, turn++);
    }),
  );
  const tookSeconds = (performance.now() - begun) / 1000;
  client.close();
  const { times } = client;
  return {
    perSecond: times.length / tookSeconds,
    medianMs: median(times),
    p99Ms: at(times, 0.99),
    count: times.length,
  };
}
