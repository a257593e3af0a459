import fs from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchFromUpstream, type UpstreamGuard, upstreamGuard } from "./upstream-client";

// A plain server that has the documented calls (docs/spec/calls.tsv) and nothing else.

const documented = fs
  .readFileSync("docs/spec/calls.tsv", "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"))
  .map(([method = "", path = ""]) => ({ method, path: path.replace(/\{\w+\}/g, "x") }));

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
let server: Server;
let requests: string[];
let behave: Handler;
let guard: UpstreamGuard;
beforeEach(async () => {
  requests = [];
  guard = upstreamGuard();
  behave = (_, response) => response.end("{}");
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    request.resume();
    const isThere = documented.some(({ method, path }) => method === request.method && path === request.url);
    if (isThere) behave(request, response);
    else response.writeHead(404).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

const call = (method: string, path: string, limitMs = 5000) => {
  const url = `http://localhost:${(server.address() as AddressInfo).port}${path}`;
  const body = method === "GET" ? {} : { body: "{}" };
  return fetchFromUpstream(new Request(url, { method, ...body }), {}, limitMs, guard);
};
const reads = documented.filter(({ method }) => method === "GET");
const writes = documented.filter(({ method }) => method !== "GET");
const failing =
  (times: number, fail: Handler): Handler =>
  (request, response) => {
    if (requests.length <= times) fail(request, response);
    else response.end('{"answered":true}');
  };

test("each documented read that fails is repeated, and returns the response to the second attempt", async () => {
  expect(reads.length).toBeGreaterThan(10);
  for (const { method, path } of reads) {
    requests = [];
    behave = failing(1, ({ socket }) => socket.destroy());
    expect([path, await (await call(method, path)).text(), requests.length]).toEqual([path, '{"answered":true}', 2]);
  }
  requests = [];
  behave = failing(2, (_, response) => response.writeHead(503).end());
  expect(await (await call("GET", reads[0]?.path ?? "")).text()).toBe('{"answered":true}');
});

test("no documented call that changes something is ever made twice", async () => {
  expect(writes.length).toBeGreaterThan(10);
  for (const { method, path } of writes) {
    guard = upstreamGuard();
    requests = [];
    behave = ({ socket }) => socket.destroy();
    await expect(call(method, path)).rejects.toThrow();
    expect([path, requests.length]).toEqual([path, 1]);
  }
});

test("an error response of the backend is passed on unchanged, and blocks no other call", async () => {
  behave = (_, response) => response.writeHead(500).end('{"message":"broken"}');
  for (let time = 0; time < 20; time += 1) expect((await call("GET", reads[0]?.path ?? "")).status).toBe(500);
  expect((await call("GET", "/api/not-documented")).status).toBe(404);
  expect(requests).toHaveLength(21);
});

test("after five failures in a row a backend gets only one call each second, until it responds", async () => {
  behave = ({ socket }) => socket.destroy();
  const path = writes[0]?.path ?? "";
  // The clock stands still, so the second is not over before the fifty calls are made.
  vi.useFakeTimers({ toFake: ["Date"] });
  for (let time = 0; time < 5; time += 1) await expect(call("POST", path)).rejects.toThrow();
  for (let time = 0; time < 50; time += 1) await expect(call("GET", reads[0]?.path ?? "")).rejects.toThrow();
  expect(requests).toHaveLength(5);
  behave = (_, response) => response.end("{}");
  vi.setSystemTime(Date.now() + 1001);
  expect((await call("GET", reads[0]?.path ?? "")).status).toBe(200);
  expect((await call("GET", reads[0]?.path ?? "")).status).toBe(200);
});

test("a read that takes all the time of the page is not made again", async () => {
  behave = () => undefined;
  await expect(call("GET", reads[0]?.path ?? "", 1000)).rejects.toThrow("time limit");
  // On a busy machine the time is over before the server has seen the only one.
  expect(requests.length).toBeLessThanOrEqual(1);
});
