import { AsyncLocalStorage } from "node:async_hooks";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { portal, type RequestState } from "../../platform/portal";
import { fetchFromUpstream, largestResponse } from "./upstream-client";

let server: Server;
let received = 0;
const address = (path: string) => new Request(`http://localhost:${(server.address() as AddressInfo).port}${path}`);
beforeAll(async () => {
  server = createServer((request, response) => {
    received += 1;
    const [, size = "0", waitMs = "0"] = (request.url ?? "").split("/");
    setTimeout(() => response.end("a".repeat(Number(size))), Number(waitMs));
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
});
afterAll(() => void server.close());

const inOneRequest = <Result>(work: () => Promise<Result>): Promise<Result> => {
  portal.requests = new AsyncLocalStorage<RequestState>();
  return portal.requests.run({}, work).finally(() => {
    delete portal.requests;
  });
};

test("a response of four megabytes is read completely, a larger one is rejected", async () => {
  expect((await (await fetchFromUpstream(address(`/${largestResponse}`), {}, 5000)).text()).length).toBe(
    largestResponse,
  );
  await expect(fetchFromUpstream(address(`/${largestResponse + 1}`), {}, 5000)).rejects.toThrow("larger");
});

test("all calls of one request share one time limit; the next request has its own", async () => {
  await inOneRequest(async () => {
    await expect(fetchFromUpstream(address("/1/2000"), {}, 100)).rejects.toThrow();
    const before = received;
    await expect(fetchFromUpstream(address("/1"), {}, 100)).rejects.toThrow("time limit");
    expect(received).toBe(before);
  });
  await inOneRequest(async () => expect(await (await fetchFromUpstream(address("/1"), {}, 5000)).text()).toBe("a"));
});
