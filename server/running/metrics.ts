import { createServer, type Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { getHeapStatistics } from "node:v8";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { portal } from "../../lib/platform/portal.ts";

export type Metrics = ReturnType<typeof openMetrics>;

const requestBuckets = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];
/** How long a scrape waits for the database before it leaves out what only the database knows. */
const patienceMs = 2000;

type Sources = {
  mailsAsFiles: boolean;
  /** When the last backup was made, in seconds since 1970. */
  lastBackup: () => number | null;
};

/** The metrics of this process; beside the portal's own, those of Node: memory, garbage collection, event loop lag. */
export function openMetrics({ mailsAsFiles, lastBackup }: Sources) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = <Label extends string>(name: string, help: string, label: Label, buckets = requestBuckets) =>
    new Histogram({ name, help, labelNames: [label], buckets, registers });
  const requests = counter("portal_requests_total", "Answered requests", ["route", "method", "status"]);
  const fromHeadersToEnd = "From the request's headers to the end of the response";
  const durations = histogram("portal_request_duration_seconds", fromHeadersToEnd, "route");
  const cached = counter("portal_response_cache_total", "Requests by what the response cache did", ["result"]);
  const queryBuckets = [0.0003, ...requestBuckets];
  const queries = histogram("portal_database_query_seconds", "Database queries", "result", queryBuckets);
  new Gauge({
    name: "portal_cached_bytes",
    help: "What each cache holds (lib/platform/caches.ts)",
    labelNames: ["cache"],
    registers,
    collect() {
      for (const [cache, bytes] of portal.caches?.bytes ?? []) this.set({ cache }, bytes());
    },
  });
  /** A number that is looked up for each scrape, and absent where it is null. */
  const gauge = (name: string, help: string, look: () => number | null | Promise<number | null>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.remove();
        const value = await look();
        if (value !== null) this.set(value);
      },
    });
  gauge("portal_outbox_mails", "Mails that wait to be sent; absent while the database does not answer", () => {
    const waiting = portal.inside?.waitingMails().catch(() => null) ?? null;
    return Promise.race([waiting, wait(patienceMs, null, { ref: false })]);
  });
  gauge(
    "portal_mails_as_files",
    "1 where a portal at an https address writes mails into files instead of sending them",
    () => Number(mailsAsFiles),
  );
  gauge(
    "portal_last_backup_timestamp_seconds",
    "When npm run backup has made the last complete backup; absent where it has made none",
    lastBackup,
  );
  const heapLimit = () => getHeapStatistics().heap_size_limit;
  gauge("portal_heap_limit_bytes", "The most that V8's heap may hold before the process ends", heapLimit);
  const arrayBuffers = () => process.memoryUsage().arrayBuffers;
  gauge("portal_array_buffer_bytes", "Buffers outside of V8's heap, bodies of responses among them", arrayBuffers);
  return {
    countRequest: (route: string, method: string, status: number, seconds: number) => {
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
