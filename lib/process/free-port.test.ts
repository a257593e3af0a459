import { createServer, type Server } from "node:net";
import { afterEach, expect, test } from "vitest";
import { freePort, freePorts } from "./free-port";

const open: Server[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await new Promise((resolve) => server.close(resolve));
});

const listen = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const server = createServer();
    open.push(server);
    server.once("error", reject);
    server.listen(port, resolve);
  });

test("every port of a row can be listened on, and none is one that an outgoing connection can take", async () => {
  for (const count of [1, 3, 8]) {
    const first = await freePorts(count);
    expect(first).toBeGreaterThanOrEqual(1024);
    expect(first + count).toBeLessThanOrEqual(32_768);
    for (let index = 0; index < count; index += 1) await listen(first + index);
  }
});

test("a port in use is never given", async () => {
  const taken = await freePort();
  await listen(taken);
  const given = await Promise.all(Array.from({ length: 50 }, () => freePorts(2)));
  expect(given.filter((first) => first === taken || first + 1 === taken)).toEqual([]);
});
