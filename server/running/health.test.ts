import fs from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { type Inside, portal } from "../../lib/platform/portal";
import { send } from "../send";
import { canFillDisk, fillDisk } from "../testing/full-disk";
import { adviceAtStart, diskProblem, healthChecks, warningsAtStart } from "./health";

afterEach(() => void vi.restoreAllMocks());

type Given = {
  inside?: Inside;
  isStopping?: boolean;
  pages?: () => Promise<string | null>;
  disk?: () => Promise<string | null>;
  warnings?: string[];
};

const listener =
  (checks: ReturnType<typeof healthChecks>): RequestListener =>
  async (request, response) => {
    const page = await checks(request);
    if (page) send(page, request.method ?? "GET", response);
    else response.writeHead(404).end();
  };

async function serve({
  inside,
  isStopping = false,
  pages = async () => null,
  disk = async () => null,
  warnings = [],
}: Given) {
  portal.inside = inside;
  const checks = healthChecks({ isStopping: () => isStopping, pages, disk, warnings, build: "" });
  const server = createServer(listener(checks));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return async (path: string, method = "GET") => {
    const answer = await fetch(url + path, { method });
    return [
      answer.status,
      answer.headers.get("content-type") === "application/json" && method === "GET" ? await answer.json() : null,
    ];
  };
}

const insideWith = (notReady: Inside["notReady"]) => ({ notReady }) as Inside;

test("the process is alive whatever is missing, and ready when nothing is", async () => {
  const ask = await serve({ inside: insideWith(async () => null) });
  expect(await ask("/healthz")).toEqual([200, { alive: true }]);
  expect(await ask("/readyz")).toEqual([200, { ready: true }]);
  expect(await ask("/readyz?x=1", "HEAD")).toEqual([200, null]);
  expect(await ask("/readyz", "POST")).toEqual([405, null]);
  expect(await ask("/courses")).toEqual([404, null]);
  const without = await serve({ inside: insideWith(async () => "migrations") });
  expect(await without("/healthz")).toEqual([200, { alive: true }]);
  expect(await without("/readyz")).toEqual([503, { ready: false, missing: "migrations" }]);
});

test("what an operator should know is named while the process is ready", async () => {
  const ask = await serve({ inside: insideWith(async () => null), warnings: ["mails-as-files"] });
  expect(await ask("/readyz")).toEqual([200, { ready: true, warnings: ["mails-as-files"] }]);
});

test("both name the build, by which an upgrade knows that the new release answers", async () => {
  const checks = healthChecks({
    isStopping: () => false,
    pages: async () => null,
    disk: async () => null,
    warnings: [],
    build: "abc",
  });
  const server = createServer(listener(checks));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  for (const path of ["/healthz", "/readyz"])
    expect((await fetch(url + path)).headers.get("x-portal-build")).toBe("abc");
});

test("before the start is over, and while it stops, a process is not ready", async () => {
  expect(await (await serve({}))("/readyz")).toEqual([503, { ready: false, missing: "start" }]);
  expect(await (await serve({ inside: insideWith(async () => null), isStopping: true }))("/readyz")).toEqual([
    503,
    { ready: false, missing: "stopping" },
  ]);
});

test("a database that never answers counts as missing", async () => {
  const ask = await serve({ inside: insideWith(() => new Promise(() => undefined)) });
  expect(await ask("/readyz")).toEqual([503, { ready: false, missing: "database" }]);
});

test("the log of the start says what to do about a database without tables, or one that does not answer", async () => {
  const adviceFor = (inside: Inside | undefined) => {
    portal.inside = inside;
    return adviceAtStart();
  };
  expect(await adviceFor(insideWith(async () => "migrations"))).toContain("npm run migrate");
  expect(await adviceFor(insideWith(async () => "database"))).toMatch(/DATABASE_URL.*npm run migrate/);
  expect(await adviceFor(insideWith(async () => "content"))).toContain("npm run content");
  expect(await adviceFor(insideWith(async () => null))).toBeNull();
  expect(await adviceFor(undefined)).toBeNull();
});

test("a database that is too slow for the warnings of the start ends no process", async () => {
  portal.inside = { warnings: async () => Promise.reject(new Error("statement timeout")) } as unknown as Inside;
  expect(await warningsAtStart()).toEqual([expect.stringContaining("statement timeout")]);
  portal.inside = { warnings: async () => ["one"] } as unknown as Inside;
  expect(await warningsAtStart()).toEqual(["one"]);
});

test("a process whose pages cannot be served is not ready", async () => {
  let missing: string | null = "pages";
  const clock = vi.spyOn(performance, "now").mockReturnValue(0);
  const ask = await serve({ inside: insideWith(async () => null), pages: async () => missing });
  expect(await ask("/readyz")).toEqual([503, { ready: false, missing: "pages" }]);
  missing = null;
  clock.mockReturnValue(1000);
  expect(await ask("/readyz")).toEqual([200, { ready: true }]);
  missing = "build";
  clock.mockReturnValue(2000);
  expect(await ask("/readyz")).toEqual([503, { ready: false, missing: "build" }]);
});

test("a process whose disk takes nothing is not ready", async () => {
  const ask = await serve({ inside: insideWith(async () => null), disk: async () => "disk" });
  expect(await ask("/readyz")).toEqual([503, { ready: false, missing: "disk" }]);
  expect(await ask("/healthz")).toEqual([200, { alive: true }]);
});

test("many who ask within a second cause one look at the database", async () => {
  let looks = 0;
  const clock = vi.spyOn(performance, "now").mockReturnValue(0);
  const inside = insideWith(async () => {
    looks += 1;
    return null;
  });
  const ask = await serve({ inside });
  for (let sent = 0; sent < 20; sent += 1) await ask("/readyz");
  expect(looks).toBe(1);
  clock.mockReturnValue(1000);
  await ask("/readyz");
  expect(looks).toBe(2);
});

test("a clock that is set back keeps no result", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  let missing: string | null = "pages";
  const ask = await serve({ inside: insideWith(async () => null), pages: async () => missing });
  expect((await ask("/readyz"))[0]).toBe(503);
  missing = null;
  vi.setSystemTime(Date.now() - 3_600_000);
  await vi.waitFor(async () => expect((await ask("/readyz"))[0]).toBe(200), 5000);
});

function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-test-disk-"));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test("a disk that takes writes is no problem, and nothing is left on it", async () => {
  const folder = newFolder();
  expect(await diskProblem(folder)).toBeNull();
  expect(fs.readdirSync(folder)).toEqual([]);
  expect(await diskProblem(path.join(folder, "nothing"))).toBe("disk");
});

test.runIf(canFillDisk)("a full disk is one, and is none when it has room again", async () => {
  const folder = newFolder();
  fillDisk(process.pid, true);
  onTestFinished(() => fillDisk(process.pid, false));
  expect(await diskProblem(folder)).toBe("disk");
  fillDisk(process.pid, false);
  expect(await diskProblem(folder)).toBeNull();
  expect(fs.readdirSync(folder)).toEqual([]);
});
