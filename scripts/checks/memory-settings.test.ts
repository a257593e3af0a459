import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { expect, test } from "vitest";
import { cacheBudget } from "../../lib/platform/caches.ts";
import { firstPauseMs, longestPauseMs, refusedSettings } from "../../lib/process/keep-running.ts";
import { allocatorEnv, heapFlags, heapMb } from "../../lib/process/steps.ts";

/** What a process may hold in all: heap, caches, compiled code, threads that hash. Beyond it something is wrong. */
const processMb = 1024;

test.each(["deploy/systemd/portal@.service", "deploy/docker/Dockerfile"])(
  "%s starts the portal with the memory settings of npm start",
  (file) => {
    const text = readFileSync(file, "utf8");
    for (const flag of heapFlags) expect(text).toContain(flag);
    for (const [name, value] of Object.entries(allocatorEnv)) expect(text).toContain(`${name}=${value}`);
  },
);

test("systemd starts an ended portal again as npm start does, and leaves one with refused settings", () => {
  const unit = readFileSync("deploy/systemd/portal@.service", "utf8").split("\n");
  const settings = Object.fromEntries(unit.filter((line) => /^[A-Z]\w+=/.test(line)).map((line) => line.split("=", 2)));
  expect(settings).toMatchObject({
    Restart: "always",
    RestartSec: String(firstPauseMs / 1000),
    RestartMaxDelaySec: String(longestPauseMs / 1000),
    RestartPreventExitStatus: String(refusedSettings),
    StartLimitIntervalSec: "0",
  });
});

/** Compiled code, libraries, stacks, and four threads that hash passwords. */
const besideHeapMb = 300;

test("heap, caches and the rest of a process fit into what it may hold", () => {
  expect(heapMb + cacheBudget / 1024 / 1024 + besideHeapMb).toBeLessThanOrEqual(processMb);
});

test.each([
  ["deploy/systemd/portal@.service", /^MemoryMax=(\d+)M$/m],
  ["deploy/docker/compose.yaml", /^ {2}mem_limit: (\d+)m$/m],
  // The first limit is that of the container that brings the database up to date.
  ["deploy/kubernetes/portal.yaml", /cpu: "1", [\s\S]*?limits: \{ memory: (\d+)Mi \}/],
])("%s lets a process hold as much", (file, pattern) => {
  expect(Number(pattern.exec(readFileSync(file, "utf8"))?.[1])).toBe(processMb);
});

test("containers start an ended portal again", () => {
  const { services } = load(readFileSync("deploy/docker/compose.yaml", "utf8")) as {
    services: Record<string, { restart: string }>;
  };
  for (const name of ["portal-1", "portal-2", "proxy"]) expect(services[name]?.restart).toBe("unless-stopped");
});
