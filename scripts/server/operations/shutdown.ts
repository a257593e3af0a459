import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

type Setup = {
  server: Server;
  /** How long requests are still accepted, for a load balancer to notice `/readyz`. */
  delayMs: number;
  /** How long the requests in progress may take then. */
  timeoutMs: number;
  /** Begins when no new request is accepted: what the process has in hand besides requests, such as a mail that is being sent. */
  finishWork: () => Promise<unknown>;
  /** After the last response: ends the connections to the database. */
  close: () => Promise<unknown>;
};

/** Idle connections of a browser or proxy would keep the server open; one that has just become idle is closed at the next look. */
const lookMs = 50;

/**
 * Stops the server without breaking off a request: `/readyz` answers 503, then nothing new is accepted, then requests in progress are
 * answered. @returns how many were cut off because they took longer than the limit
 */
export async function shutDown({ server, delayMs, timeoutMs, finishWork, close }: Setup): Promise<number> {
  await wait(delayMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const looks = setInterval(() => server.closeIdleConnections(), lookMs);
  const limit = new AbortController();
  const tooLate = wait(timeoutMs, "late" as const, { signal: limit.signal, ref: false }).catch(() => null);
  const inTime = Promise.all([closed, finishWork().catch(() => undefined)]);
  const isLate = (await Promise.race([inTime, tooLate])) === "late";
  clearInterval(looks);
  limit.abort();
  const cutOff = isLate ? await countConnections(server) : 0;
  server.closeAllConnections();
  // A database that does not answer must not hold the process.
  await Promise.race([close().catch(() => undefined), wait(2000, undefined, { ref: false })]);
  return cutOff;
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)));
}
