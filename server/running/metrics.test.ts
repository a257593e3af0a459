import { beforeEach, expect, test } from "vitest";
import { type Inside, portal } from "../../lib/platform/portal";
import { openMetrics } from "./metrics";

const waitingMails = (wait: Inside["waitingMails"]) => {
  portal.inside = { waitingMails: wait } as Inside;
};

beforeEach(() => {
  portal.caches = { bytes: new Map([["responses", () => 2000]]) };
});

test("requests, cache, queries, outbox and event loop are measured", async () => {
  waitingMails(async () => 7);
  const metrics = openMetrics({ mailsAsFiles: true, lastBackup: () => 1_795_000_000 });
  metrics.countRequest("/topic/[name]", "GET", 200, 0.02);
  metrics.countCached(true);
  metrics.countQuery(2, false);
  const text = await metrics.text();
  for (const line of [
    'portal_requests_total{route="/topic/[name]",method="GET",status="200"} 1',
    'portal_request_duration_seconds_bucket{le="0.03",route="/topic/[name]"} 1',
    'portal_request_duration_seconds_bucket{le="0.01",route="/topic/[name]"} 0',
    'portal_response_cache_total{result="hit"} 1',
    'portal_database_query_seconds_count{result="ok"} 1',
    "portal_outbox_mails 7",
    "portal_mails_as_files 1",
    "portal_last_backup_timestamp_seconds 1795000000",
    'portal_cached_bytes{cache="responses"} 2000',
  ])
    expect(text).toContain(line);
  for (const name of [
    "nodejs_eventloop_lag_p99_seconds",
    "nodejs_heap_size_used_bytes",
    "portal_heap_limit_bytes",
    "portal_array_buffer_bytes",
  ])
    expect(text).toMatch(new RegExp(`^${name} \\d`, "m"));
});

test("while the database does not answer, the outbox is absent and the rest is there", async () => {
  waitingMails(() => Promise.reject(new Error("away")));
  const metrics = openMetrics({ mailsAsFiles: false, lastBackup: () => null });
  metrics.countCached(false);
  const text = await metrics.text();
  expect(text).not.toMatch(/^portal_outbox_mails \d/m);
  expect(text).toContain('portal_response_cache_total{result="pass"} 1');
});
