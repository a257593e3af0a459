import type { Server } from "node:http";
import { Server as Listener } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";

/** Ctrl-C and the end of a terminal reach this process twice: by themselves, and passed on by the process above it. */
const sameMs = 1000;

type Source = {
  on: (event: "SIGINT" | "SIGTERM" | "SIGHUP" | "disconnect", heard: () => void) => unknown;
  /** Whether the channel to `npm start` is open, where that has started this process. */
  connected?: boolean | undefined;
};

/** Calls `stop` at the first signal, or when `npm start` has ended; `hurry` at a later signal. */
export function onStopSignal(
  { stop, hurry }: { stop: (reason: string) => void; hurry: () => void },
  source: Source = process,
): void {
  let stoppedAt: number | null = null;
  const begin = (reason: string) => {
    if (stoppedAt !== null) return;
    stoppedAt = performance.now();
    stop(reason);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    source.on(signal, () => {
      if (stoppedAt !== null && performance.now() - stoppedAt > sameMs) hurry();
      else begin(signal);
    });
  const end = () => begin("npm start has ended");
  source.on("disconnect", end);
  // It has ended before this process came so far.
  if (source.connected === false) end();
}

type Setup = {
  server: Server;
  /** How long new connections are still accepted, for a load balancer to notice `/readyz`. */
  delayMs: number;
  /** How long the requests in progress may take then. */
  timeoutMs: number;
  /**
   * How long idle connections are left to the proxy in front, which closes them by itself. One that this process closed
   * could be the one on which the proxy sends a request at that moment, and the proxy may not send a request that
   * changes something a second time.
   */
  proxyIdleMs: number;
  /** Begins when no connection is accepted any more: what is in hand, such as a mail that is being sent. */
  finishWork: () => Promise<unknown>;
  /** After the last response: ends the connections to the database. */
  close: () => Promise<unknown>;
};

/** A browser's idle connections would keep the server open; they are closed at the next look. */
const lookMs = 50;

/**
 * Stops the server without breaking off a request: `/readyz` answers 503, then no new connection is accepted, then
 * requests in progress are answered, each with `Connection: close` (server/start.ts). @returns how many were cut off
 * because they took longer than the limit
 */
export async function shutDown({ server, delayMs, timeoutMs, proxyIdleMs, finishWork, close }: Setup): Promise<number> {
  await wait(delayMs);
  const closed = stopListening(server);
  const tooLate = atMost(timeoutMs);
  const inTime = Promise.all([closed, finishWork().catch(() => undefined)]);
  await Promise.race([closed, atMost(proxyIdleMs), tooLate]);
  const looks = setInterval(() => server.closeIdleConnections(), lookMs);
  const isLate = (await Promise.race([inTime, tooLate])) === "late";
  clearInterval(looks);
  const cutOff = isLate ? await promisify(server.getConnections.bind(server))() : 0;
  server.closeAllConnections();
  // A database that does not answer must not hold the process.
  await Promise.race([close().catch(() => undefined), atMost(2000)]);
  return cutOff;
}

const atMost = (ms: number) => wait(ms, "late" as const, { ref: false });

/**
 * Not `server.close()`, which ends idle connections too. Connections that wait to be accepted are lost with the
 * listener, so it is closed right after the event loop has accepted all of them. @returns when the last connection has
 * ended
 */
function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(() => Listener.prototype.close.call(server, () => resolve()));
  });
}
