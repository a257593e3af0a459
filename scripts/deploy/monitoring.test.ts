import fs from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { type Inside, portal } from "../../lib/platform/portal";
import { openMetrics } from "../../server/running/metrics";

// deploy/monitoring names metrics and labels. One that the portal does not have would make an alert that never fires
// and a panel that stays empty.

const rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.strictObject({
          alert: z.string(),
          expr: z.string(),
          for: z.string(),
          labels: z.object({ severity: z.enum(["page", "ticket"]) }),
          annotations: z.object({ summary: z.string(), description: z.string() }),
        }),
      ),
    }),
  ),
});
const dashboard = z.object({
  panels: z.array(z.object({ id: z.number(), title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});

const alerts = rules
  .parse(parse(fs.readFileSync("deploy/monitoring/alerts.yaml", "utf8")))
  .groups.flatMap((group) => group.rules);
const { panels } = dashboard.parse(JSON.parse(fs.readFileSync("deploy/monitoring/dashboard.json", "utf8")));
const expressions = [
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** The series of the metrics endpoint by name, each with its labels. */
async function seriesOfPortal(): Promise<Map<string, Set<string>>> {
  portal.caches = { bytes: new Map([["responses", () => 1]]) };
  portal.inside = { waitingMails: async () => 1 } as Inside;
  const metrics = openMetrics({ mailsAsFiles: true, lastBackup: () => 1 });
  metrics.countRequest("/", "GET", 200, 0.1);
  metrics.countCached(true);
  metrics.countQuery(1, true);
  const found = new Map<string, Set<string>>();
  for (const line of (await metrics.text()).split("\n")) {
    const [, name, labels = ""] = /^([a-z_0-9]+)(?:\{(.*)\})? /.exec(line) ?? [];
    if (name)
      found.set(
        name,
        new Set([...(found.get(name) ?? []), ...[...labels.matchAll(/(\w+)="/g)].map(([, label]) => label ?? "")]),
      );
  }
  // Prometheus's own, of every scrape.
  return found.set("up", new Set());
}

/** What the exporters beside the portal measure, as docs/operations.md names them. */
const ofOthers: Record<string, string[]> = {
  node_filesystem_avail_bytes: ["mountpoint", "fstype", "device"],
  node_filesystem_size_bytes: ["mountpoint", "fstype", "device"],
  probe_ssl_earliest_cert_expiry: [],
  pg_stat_activity_count: ["datname", "state"],
  pg_settings_max_connections: [],
  kube_cronjob_status_last_successful_time: ["cronjob", "namespace"],
};

/** Labels that Prometheus adds to every series. */
const added = ["job", "instance"];

test.each(expressions)("%s: its metrics and labels are those of the portal", async (_, expression) => {
  const series = await seriesOfPortal();
  for (const [name, labels] of Object.entries(ofOthers)) series.set(name, new Set(labels));
  const used = [...expression.matchAll(/\b(up|(?:portal|nodejs|process|node|probe|pg|kube)_[a-z0-9_]+)(\{[^}]*\})?/g)];
  expect(used.length).toBeGreaterThan(0);
  const labels = new Set([...used.flatMap(([, name = ""]) => [...(series.get(name) ?? [])]), ...added]);
  for (const [, name = "", selector = ""] of used) {
    expect([name, series.has(name)]).toEqual([name, true]);
    for (const [, label = ""] of selector.matchAll(/(\w+)(?:=|!)/g))
      expect([...(series.get(name) ?? []), ...added]).toContain(label);
  }
  for (const [, grouped = ""] of expression.matchAll(/\bby \(([^)]+)\)/g))
    for (const label of grouped.split(/,\s*/)) expect([...labels]).toContain(label);
  expect([...expression].filter((each) => each === "(").length).toBe(
    [...expression].filter((each) => each === ")").length,
  );
});

test("docs/operations.md says of each alert what to do, and of no other", () => {
  const section = /## Alerts\n([\s\S]*?)\n## /.exec(fs.readFileSync("docs/operations.md", "utf8"))?.[1] ?? "";
  const explained = [...section.matchAll(/^- \*\*(\w+)\*\*: .{60,}/gm)].map(([, name]) => name);
  expect(explained).toEqual(alerts.map(({ alert }) => alert));
});

test("every metric of the portal is on the dashboard, and no panel has the number of another", async () => {
  const own = [...(await seriesOfPortal()).keys()]
    .filter((name) => name.startsWith("portal_"))
    .map((name) => name.replace(/_(?:bucket|sum|count)$/, ""));
  const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join("\n");
  expect([...new Set(own)].filter((name) => !shown.includes(name))).toEqual([]);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
});
