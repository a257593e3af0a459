import { Agent, createServer, request as httpRequest, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { shutDown } from "./shutdown";

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
  const { server, url } = await serve((_request, response) => {
    setTimeout(() => {
      order.push("answer");
      response.end("whole");
    }, 300);
  });
  const inProgress = fetch(url).then((answer) => answer.text());
  await new Promise((resolve) => setTimeout(resolve, 100));
  const stopped = stop(server, order);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await expect(fetch(url)).rejects.toThrow();
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
  const stopped = stop(server, order, 5000, 3000);
  // Far longer than the looks at which idle connections are closed.
  await new Promise((resolve) => setTimeout(resolve, 400));
  await expect(fetch(url)).rejects.toThrow();
  expect(await send()).toEqual([true, "close"]);
  const began = performance.now();
  expect(await stopped).toBe(0);
  // The last connection has ended, so nothing is waited for.
  expect(performance.now() - began).toBeLessThan(1500);
  proxy.destroy();
});

test("a connection that its owner leaves open is closed when a proxy would have closed it", async () => {
  const { server, url } = await serve((_request, response) => void response.end("whole"));
  const browser = new Agent({ keepAlive: true });
  await new Promise((resolve) =>
    httpRequest(url, { agent: browser }, (answer) => answer.resume().on("end", resolve)).end(),
  );
  const began = performance.now();
  expect(await stop(server, [], 5000, 500)).toBe(0);
  expect(performance.now() - began).toBeGreaterThan(400);
  expect(performance.now() - began).toBeLessThan(3000);
  browser.destroy();
});
