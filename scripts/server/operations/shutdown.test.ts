import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { shutDown } from "./shutdown";

async function serve(listener: RequestListener): Promise<{ server: Server; url: string }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}` };
}

const stop = (server: Server, order: string[], timeoutMs = 5000) =>
  shutDown({
    server,
    delayMs: 0,
    timeoutMs,
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
  const { server, url } = await serve(() => undefined);
  const hanging = fetch(url).catch(() => "cut off");
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await stop(server, order, 200)).toBe(1);
  expect(await hanging).toBe("cut off");
  expect(order).toEqual(["work", "database"]);
});
