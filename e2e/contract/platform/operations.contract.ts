import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freePort } from "../../../lib/process/free-port";
import { callApi } from "../../../testing/calls/call-api";
import { makeRegistration, newAddress } from "../../../testing/people/learners";
import { type Portal, startPortal } from "../../../testing/portal/portal";

// What somebody who runs the portal sees of it: health, metrics, log, and how it stops.

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-contract-operations-"));
let metricsUrl: string;
let portal: Portal;
beforeAll(async () => {
  const metricsPort = await freePort();
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  portal = await startPortal({
    PORTAL_DATA_DIR: folder,
    METRICS_PORT: String(metricsPort),
    LOG_LEVEL: "debug",
    TRUSTED_PROXIES: "1",
  });
});
afterAll(async () => {
  await portal.kill();
  fs.rmSync(folder, { recursive: true, force: true });
});

type Line = {
  level: string;
  requestId?: string;
  method?: string;
  route?: string;
  status?: number;
  ms?: number;
  msg: string;
  cached?: boolean;
};
const logLines = (running: Portal): Line[] =>
  running
    .output()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
const openPage = (address: string, headers: Record<string, string> = {}) =>
  fetch(portal.url + address, { headers, redirect: "manual" }).then(drained);
const drained = async (answer: Response) => {
  await answer.arrayBuffer();
  return answer;
};

test("a started portal is alive and ready, also for a client over every limit", async () => {
  for (let count = 0; count < 200; count += 1) expect((await openPage("/healthz")).status).toBe(200);
  // On a busy machine its first page takes longer than a look waits.
  await vi.waitUntil(async () => (await openPage("/readyz")).status === 200, { timeout: 240_000, interval: 500 });
  const ready = await fetch(`${portal.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([200, { ready: true }]);
  expect(ready.headers.getSetCookie()).toEqual([]);
});

test("no line of the log contains tokens, queries, addresses or passwords of requests", async () => {
  const secrets = [
    "mailed-token-4711",
    "query-value-4711",
    "bearer-token-4711",
    "password-4711",
    "person4711",
    "203.0.113.47",
  ];
  const [token, query, bearer, password, person, address] = secrets;
  for (const link of [
    "reset-password-token",
    "verify-email",
    "resume_learning",
    "guardian-consent",
    "email-change",
    "closed-account",
    "invitation",
  ]) {
    await openPage(`/${link}/${token}?from=${query}`, { "x-forwarded-for": address ?? "" });
    await openPage(`/${link}/${token}/${token}`);
  }
  await openPage(`/unsubscribe/${token}/${token}`);
  await openPage(`/api/certificate/${token}?id=${query}`, { authorization: `Bearer ${bearer}` });
  await openPage(`/search?query=${query}`);
  await openPage(`/no-such-page/${token}`);
  const registration = {
    ...makeRegistration(newAddress()),
    username: `${person}@example.org`,
    password: `${password}-Lotus`,
  };
  expect((await callApi("POST", "/users/register", { body: registration }, portal.url)).status).toBe(200);
  await callApi(
    "POST",
    "/users/login",
    { body: { username: registration.username, password: `${password}-wrong` } },
    portal.url,
  );
  await expect.poll(() => logLines(portal).some(({ route }) => route === "/api/users/login")).toBe(true);
  for (const secret of secrets) expect(portal.output()).not.toContain(secret);
  const routes = logLines(portal).map(({ route }) => route);
  for (const route of ["/verify-email/[token]/[id]", "/search", "/api/users/register", "/api/certificate/{id}"])
    expect(routes).toContain(route);
});

test("each request is a line with id, method, route, status and time, and the id is in the response", async () => {
  const answer = await openPage("/api/chatbot/menu/0", { "x-request-id": "from-the-proxy-1" });
  expect(answer.headers.get("x-request-id")).toBe("from-the-proxy-1");
  const line = {
    level: "info",
    method: "GET",
    route: "/api/chatbot/menu/{id}",
    status: 200,
    ms: expect.any(Number),
    msg: "request",
  };
  await expect
    .poll(() => logLines(portal).find(({ requestId }) => requestId === "from-the-proxy-1"))
    .toMatchObject(line);
  await openPage("/courses");
  await openPage("/courses");
  await expect
    .poll(() => logLines(portal).find(({ route, cached }) => route === "/courses" && cached))
    .toMatchObject({ level: "debug" });
});

test("metrics are served on their own port only, by route pattern", async () => {
  expect((await openPage("/metrics")).status).toBe(404);
  const text = await (await fetch(metricsUrl)).text();
  expect(text).toMatch(/^portal_requests_total\{route="\/api\/courses",method="GET",status="200"\} \d+$/m);
  expect(text).toMatch(/^portal_request_duration_seconds_bucket\{le="0\.1",route="\/search"\} \d+$/m);
  expect(text).toMatch(/^portal_response_cache_total\{result="hit"\} [1-9]/m);
  expect(text).toMatch(/^portal_database_query_seconds_count\{result="ok"\} [1-9]/m);
  expect(text).toMatch(/^portal_outbox_mails \d+$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
  for (const secret of ["mailed-token", "query-value", "bearer-token", "person4711"])
    expect(text).not.toContain(secret);
});

/**
 * Sends a request's head, and half of its body once the portal has asked for the body; `finish` sends the rest.
 * @returns the response, and when the portal has received the head
 */
function slowRequest(
  url: string,
  body: string,
): { finish: () => void; status: Promise<number>; received: Promise<unknown> } {
  const half = Math.ceil(body.length / 2);
  const headers = {
    "content-type": "application/json",
    "content-length": String(body.length),
    expect: "100-continue",
  };
  const request = http.request(`${url}/api/users/login`, { method: "POST", headers });
  request.flushHeaders();
  const received = once(request, "continue").then(() => request.write(body.slice(0, half)));
  const status = new Promise<number>((resolve, reject) => {
    request.once("error", reject);
    request.once("response", (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
  });
  return { finish: () => request.end(body.slice(half)), status, received };
}

function onNewConnection(url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent: false }, (answer) => resolve(answer.resume().statusCode))
      .once("error", (error: NodeJS.ErrnoException) => reject(new Error(error.code)));
  });
}

test("SIGTERM: not ready, a request in progress is still answered, and the process ends with no request broken off", async () => {
  const { finish, status, received } = slowRequest(
    portal.url,
    JSON.stringify({ username: newAddress(), password: "wrong-password" }),
  );
  await received;
  const stopped = portal.stop();
  await expect.poll(() => portal.output()).toContain('"stopping');
  // A connection that a proxy has kept open would be answered until the proxy closes it.
  await expect(onNewConnection(`${portal.url}/readyz`)).rejects.toThrow("ECONNREFUSED");
  finish();
  expect(await status).toBe(401);
  await stopped;
  expect(logLines(portal).at(-1)).toMatchObject({ msg: "stopped", cutOff: 0 });
});

test("with SHUTDOWN_DELAY_MS the process goes on answering while it reports that it is not ready", async () => {
  const other = await startPortal({ PORTAL_DATA_DIR: path.join(folder, "other"), SHUTDOWN_DELAY_MS: "120000" });
  process.kill(other.pid, "SIGTERM");
  await expect.poll(async () => (await fetch(`${other.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${other.url}/courses`)).status).toBe(200);
  expect((await fetch(`${other.url}/healthz`)).status).toBe(200);
  await other.kill();
});
