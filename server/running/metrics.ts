import { createServer, type Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { getHeapStatistics } from "node:v8";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { type Inside, portal } from "../../lib/platform/portal.ts";

type ServedRequest = { route: string; method: string; status: number; seconds: number };
export type Metrics = ReturnType<typeof openMetrics>;

const requestBuckets = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];
const queryBuckets = [0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];
/** How long a scrape waits for the database before it leaves out what only the database knows. */
const patienceMs = 2000;

type Sources = {
  inside: () => Pick<Inside, "waitingMails"> | undefined;
  /** See mail-warning.ts. */
  mailsAsFiles: boolean;
  /** When the last backup was made, in seconds since 1970. */
  lastBackup: () => number | null;
};

/** The metrics of this process; beside the portal's own, those of Node: memory, garbage collection, event loop lag. */
export function openMetrics({ inside, mailsAsFiles, lastBackup }: Sources) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "portal_requests_total",
    help: "Answered requests",
    labelNames: ["route", "method", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "portal_request_duration_seconds",
    help: "From the request's headers to the end of the response",
    labelNames: ["route"],
    buckets: requestBuckets,
    registers,
  });
  const cached = new Counter({
    name: "portal_response_cache_total",
    help: "Requests by what the response cache did",
    labelNames: ["result"],
    registers,
  });
  const queries = new Histogram({
    name: "portal_database_query_seconds",
    help: "Database queries",
    labelNames: ["result"],
    buckets: queryBuckets,
    registers,
  });
  new Gauge({
    name: "portal_outbox_mails",
    help: "Mails that wait to be sent; absent while the database does not answer",
    registers,
    async collect() {
      this.remove();
      const asked =
        inside()
          ?.waitingMails()
          .catch(() => null) ?? null;
      const waiting = await Promise.race([asked, wait(patienceMs, null, { ref: false })]);
      if (waiting !== null) this.set(waiting);
    },
  });
  new Gauge({
    name: "portal_mails_as_files",
    help: "1 where a portal at an https address writes mails into files instead of sending them",
    registers,
  }).set(mailsAsFiles ? 1 : 0);
  new Gauge({
    name: "portal_last_backup_timestamp_seconds",
    help: "When npm run backup has made the last complete backup; absent where it has made none",
    registers,
    collect() {
      this.remove();
      const seconds = lastBackup();
      if (seconds !== null) this.set(seconds);
    },
  });
  new Gauge({
    name: "portal_heap_limit_bytes",
    help: "The most that V8's heap may hold before the process ends",
    registers,
  }).set(getHeapStatistics().heap_size_limit);
  new Gauge({
    name: "portal_cached_bytes",
    help: "What each cache holds (lib/platform/caches.ts)",
    labelNames: ["cache"],
    registers,
    collect() {
      for (const [cache, bytes] of portal.caches?.bytes ?? []) this.set({ cache }, bytes());
    },
  });
  new Gauge({
    name: "portal_array_buffer_bytes",
    help: "Buffers outside of V8's heap, bodies of responses among them",
    registers,
    collect() {
      this.set(process.memoryUsage().arrayBuffers);
    },
  });
  return {
    countRequest: ({ route, method, status, seconds }: ServedRequest) => {
      requests.inc({ route, method, status });
      durations.observe({ route }, seconds);
    },
    /** Whether the response cache had the answer. */
    countCached: (isHit: boolean) => cached.inc({ result: isHit ? "hit" : "pass" }),
    countQuery: (ms: number, failed: boolean) => queries.observe({ result: failed ? "error" : "ok" }, ms / 1000),
    text: () => registry.metrics(),
    type: registry.contentType,
  };
}

/** Serves `/metrics` on a port of its own, which visitors do not reach. */
export function serveMetrics(metrics: Metrics): Server {
  return createServer(async ({ method, url }, response) => {
    if (url !== "/metrics" || method !== "GET") return response.writeHead(404).end();
    const text = await metrics.text();
    response.writeHead(200, { "Content-Type": metrics.type }).end(text);
  });
}
