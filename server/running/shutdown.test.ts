import { EventEmitter } from "node:events";
import {
  Agent,
  createServer,
  request as httpRequest,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { onStopSignal, shutDown } from "./shutdown";

async function serve(listener: RequestListener): Promise<{ server: Server; url: string }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}` };
}

const stop = (server: Server, order: string[], timeoutMs = 5000, proxyIdleMs = 0) =>
  shutDown({
    server,
    delayMs: 0,
    timeoutMs,
    proxyIdleMs,
    finishWork: async () => void order.push("work"),
    close: async () => void order.push("database"),
  });

test("a request in progress is answered, a new one is not accepted, and the database closes last", async () => {
  const order: string[] = [];
  const arrived = Promise.withResolvers<ServerResponse>();
  const { server, url } = await serve((_request, response) => arrived.resolve(response));
  const inProgress = fetch(url).then((answer) => answer.text());
  const response = await arrived.promise;
  const stopped = stop(server, order, 60_000);
  await vi.waitFor(() => expect(server.listening).toBe(false), 60_000);
  await expect(fetch(url)).rejects.toThrow();
  order.push("answer");
  response.end("whole");
  expect(await inProgress).toBe("whole");
  // A connection that stays open for a next request does not hold the process.
  expect(await stopped).toBe(0);
  expect(order).toEqual(["work", "answer", "database"]);
});

test("a request that takes longer than the limit is cut off and counted", async () => {
  const order: string[] = [];
  const arrived = Promise.withResolvers<void>();
  const { server, url } = await serve(() => arrived.resolve());
  const hanging = fetch(url).catch(() => "cut off");
  await arrived.promise;
  expect(await stop(server, order, 200)).toBe(1);
  expect(await hanging).toBe("cut off");
  expect(order).toEqual(["work", "database"]);
});

test("an idle connection of a proxy is answered, not closed, until the proxy closes it", async () => {
  const order: string[] = [];
  const { server, url } = await serve((_request, response) => {
    if (!server.listening) response.setHeader("Connection", "close");
    response.end("whole");
  });
  const proxy = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = () =>
    new Promise<[boolean, string | undefined]>((resolve, reject) => {
      const sent = httpRequest(url, { agent: proxy, method: "POST" }, (answer) => {
        answer.resume().on("end", () => resolve([sent.reusedSocket, answer.headers.connection]));
      });
      sent.on("error", reject).end("a write");
    });
  expect(await send()).toEqual([false, "keep-alive"]);
  // Both limits are longer than the test may take.
  const stopped = stop(server, order, 600_000, 600_000);
  // Far longer than the looks at which idle connections are closed.
  await new Promise((resolve) => setTimeout(resolve, 400));
  await expect(fetch(url)).rejects.toThrow();
  expect(await send()).toEqual([true, "close"]);
  // The last connection has ended, so nothing is waited for.
  expect(await stopped).toBe(0);
  proxy.destroy();
});

test("a connection that its owner leaves open is closed when a proxy would have closed it", async () => {
  const { server, url } = await serve((_request, response) => void response.end("whole"));
  const browser = new Agent({ keepAlive: true });
  await new Promise((resolve) =>
    httpRequest(url, { agent: browser }, (answer) => answer.resume().on("end", resolve)).end(),
  );
  const began = performance.now();
  expect(await stop(server, [], 600_000, 500)).toBe(0);
  expect(performance.now() - began).toBeGreaterThan(400);
  browser.destroy();
});

function listen(connected?: boolean) {
  const source = Object.assign(new EventEmitter(), { connected });
  const heard: string[] = [];
  const clock = { now: 0 };
  vi.spyOn(performance, "now").mockImplementation(() => clock.now);
  onTestFinished(() => void vi.restoreAllMocks());
  onStopSignal({ stop: (reason) => heard.push(reason), hurry: () => heard.push("hurry") }, source);
  return { source, heard, clock };
}

test.each(["SIGINT", "SIGTERM", "SIGHUP"])("%s stops the portal once, and a later one ends it at once", (signal) => {
  const { source, heard, clock } = listen();
  source.emit(signal);
  // A closed terminal's hang-up, passed on by npm start.
  clock.now = 300;
  source.emit(signal);
  source.emit("SIGTERM");
  expect(heard).toEqual([signal]);
  clock.now = 1500;
  source.emit("SIGINT");
  expect(heard).toEqual([signal, "hurry"]);
});

test("the end of npm start stops the portal, and does not hurry one that stops", () => {
  const { source, heard, clock } = listen(true);
  source.emit("disconnect");
  expect(heard).toEqual(["npm start has ended"]);
  const stopping = listen(true);
  stopping.source.emit("SIGTERM");
  stopping.clock.now = clock.now + 5000;
  stopping.source.emit("disconnect");
  expect(stopping.heard).toEqual(["SIGTERM"]);
  expect(listen(false).heard).toEqual(["npm start has ended"]);
  expect(listen().heard).toEqual([]);
});
