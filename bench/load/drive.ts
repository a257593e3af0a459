import http from "node:http";
import { at } from "./load";

export type HttpResponse = { status: number; body: string; retryAfterSeconds: number };
export type Driven = { perSecond: number; medianMs: number; p99Ms: number; count: number };
type Sent = { method?: string; headers?: Record<string, string>; body?: unknown };

/** The portal refused the request; `answer` says whether and when to come again. */
export class RefusedError extends Error {
  constructor(
    request: string,
    readonly answer: HttpResponse,
  ) {
    super(`${request} answers ${answer.status}: ${answer.body.slice(0, 300)}`);
  }
}

/** A client for what load generators cannot do: every request is different. Its connections stay open. */
export class Client {
  private readonly agent: http.Agent;
  readonly times: number[] = [];
  private readonly base: URL;

  constructor(url: string, connections: number) {
    this.base = new URL(url);
    this.agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  }

  /** Sends a request and records its time. @throws RefusedError when the response is an error */
  async timed(path: string, sent: Sent): Promise<HttpResponse> {
    const begun = performance.now();
    const answer = await this.ask(path, sent);
    this.times.push(performance.now() - begun);
    return answer;
  }

  /** @throws RefusedError when the response is an error */
  async ask(path: string, { method = "GET", headers = {}, body }: Sent): Promise<HttpResponse> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const type: Record<string, string> =
      text === undefined
        ? {}
        : { "content-type": "application/json", "content-length": String(Buffer.byteLength(text)) };
    const answer = await new Promise<HttpResponse>((resolve, reject) => {
      const { hostname, port } = this.base;
      const request = http.request({
        agent: this.agent,
        hostname,
        port,
        path,
        method,
        headers: { "accept-encoding": "identity", ...type, ...headers },
      });
      request.once("response", (response) => {
        let received = "";
        response.setEncoding("utf8").on("data", (chunk) => (received += chunk));
        response.once("end", () => {
          const { statusCode: status = 0, headers: sentBack } = response;
          resolve({ status, body: received, retryAfterSeconds: Number(sentBack["retry-after"] ?? 0) });
        });
        response.once("error", reject);
      });
      request.once("error", reject).end(text);
    });
    if (answer.status >= 400) throw new RefusedError(`${method} ${path}`, answer);
    return answer;
  }

  close(): void {
    this.agent.destroy();
  }
}

/**
 * Does the work again and again over so many connections, until the time is over. `work` gets the client and the number
 * of its turn.
 */
export async function drive(
  url: string,
  connections: number,
  seconds: number,
  work: (client: Client, turn: number) => Promise<void>,
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
    medianMs: at(times, 0.5),
    p99Ms: at(times, 0.99),
    count: times.length,
  };
}
