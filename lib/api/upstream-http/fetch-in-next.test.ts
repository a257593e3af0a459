import { AsyncLocalStorage } from "node:async_hooks";
import { createServer, type Server, type Socket } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import React from "react";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { patchFetch } from "../testing/next-fetch";
import { fetchFromUpstream, largestResponse } from "./upstream-client";

// In a page `fetch` is Next's own, which hands requests and answers on in other objects than Node's does.
const nodesFetch = globalThis.fetch;
const collectGarbage = (): void => {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
};
const pages = new AsyncLocalStorage<object>();
const inPage = <Result>(work: () => Promise<Result>): Promise<Result> => pages.run({ route: "/discussions" }, work);

const head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";
let server: Server;
let received: string[] = [];
const open = new Set<Socket>();
const address = (path: string) => `http://localhost:${(server.address() as { port: number }).port}${path}`;

beforeAll(async () => {
  // As in the rendering of one page: Next holds on to the answers of its calls until the page is rendered.
  const answers = new Map<string, unknown[]>();
  vi.spyOn(React, "cache").mockImplementation(
    () => ((url: string) => answers.get(url) ?? answers.set(url, []).get(url)) as never,
  );
  patchFetch({ workAsyncStorage: pages, workUnitAsyncStorage: new AsyncLocalStorage() } as unknown as Parameters<
    typeof patchFetch
  >[0]);
  server = createServer((socket) => {
    open.add(socket.on("error", () => undefined));
    socket.on("close", () => open.delete(socket));
    socket.on("data", (data) => {
      received.push(data.toString());
      if (data.includes("/large")) socket.write(`${head}\r\n${"a".repeat(largestResponse + 1)}`);
      if (data.includes("/unfinished")) socket.write(`${head}Content-Length: 99\r\n\r\n[`);
      if (data.includes("/whole")) socket.write(`${head}Content-Length: 2\r\n\r\n[]`);
    });
  });
  await new Promise<void>((listening) => server.listen(0, listening));
});
afterAll(() => {
  globalThis.fetch = nodesFetch;
  vi.restoreAllMocks();
  for (const socket of open) socket.destroy();
  server.close();
});

test("a response that is too large is rejected at once, not at the time limit, and its connection is closed", async () => {
  await expect(inPage(() => fetchFromUpstream(new Request(address("/large")), {}, 3_600_000))).rejects.toThrow(
    "larger",
  );
  await vi.waitFor(() => expect(open.size).toBe(0), 10_000);
});

test.each(["/unfinished", "/silent"])(
  "the time limit ends a call to %s whatever garbage was collected meanwhile, and closes its connection",
  async (path) => {
    received = [];
    const rejected = expect(inPage(() => fetchFromUpstream(new Request(address(path)), {}, 2000))).rejects.toThrow(
      "time limit",
    );
    await vi.waitFor(() => expect(received).toHaveLength(1), 10_000);
    // Once the answer's beginning has been taken; more than once, for objects of the call become garbage one after
    // another.
    for (let round = 0; round < 5; round += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      collectGarbage();
    }
    await rejected;
    await vi.waitFor(() => expect(open.size).toBe(0), 10_000);
  },
);

test("the call arrives with its method, headers and body, and its response is read", async () => {
  received = [];
  const request = new Request(address("/whole"), {
    method: "POST",
    headers: { authorization: "Bearer t", "content-type": "application/json" },
    body: "{}",
  });
  const answer = await inPage(() => fetchFromUpstream(request, { redirect: "manual" }, 3_600_000));
  expect([answer.status, await answer.json()]).toEqual([200, []]);
  const [sentHead = "", sentBody] = received.join("").split("\r\n\r\n");
  expect(sentHead).toMatch(/^POST \/whole /);
  for (const line of ["authorization: Bearer t", "content-type: application/json", "content-length: 2"])
    expect(sentHead.toLowerCase()).toContain(line.toLowerCase());
  expect(sentBody).toBe("{}");
});
