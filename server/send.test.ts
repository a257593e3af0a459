import { once } from "node:events";
import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { discardRest, send } from "./send";
import { makePage } from "./testing/asked";

const refused = { ...makePage("too long", { "content-type": "text/plain" }), status: 413 };
let most = 8 * 1024 * 1024;
const server = http.createServer((request, response) => {
  send(refused, request.method ?? "GET", response);
  // A lower limit than that of `send`.
  discardRest(request, most);
});
beforeAll(() => void server.listen(0));
afterAll(() => void server.close());
const port = () => (server.address() as AddressInfo).port;

/** The socket of a sender who is cut off while writing has an error, which the test expects. */
const expected = () => undefined;

/** Sends the head of a request, and then its body piece by piece as fast as the server takes it. */
async function post(pieces: number, length: number | null): Promise<string> {
  const socket = net.connect(port(), "127.0.0.1");
  socket.on("error", () => undefined);
  let got = "";
  socket.on("data", (chunk) => (got += chunk));
  const framing = length === null ? "transfer-encoding: chunked" : `content-length: ${length}`;
  socket.write(`POST / HTTP/1.1\r\nhost: a\r\n${framing}\r\n\r\n`);
  const piece = Buffer.alloc(64 * 1024, "a");
  for (let sent = 0; sent < pieces && !socket.destroyed; sent += 1) {
    const bytes = length === null ? Buffer.concat([Buffer.from("10000\r\n"), piece, Buffer.from("\r\n")]) : piece;
    if (!socket.write(bytes)) await Promise.race([once(socket, "drain"), once(socket, "close")]).catch(expected);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const wasOpen = !socket.destroyed;
  socket.destroy();
  return `${got.split("\r\n", 1)[0]}, ${wasOpen ? "open" : "cut off"}`;
}

test("a sender who reads the answer only after the whole body gets it", async () => {
  most = 8 * 1024 * 1024;
  for (let round = 0; round < 10; round += 1) {
    const answer = await fetch(`http://127.0.0.1:${port()}/`, { method: "POST", body: "a".repeat(3 * 1024 * 1024) });
    expect([answer.status, await answer.text()]).toEqual([413, "too long"]);
  }
  expect(await post(32, 32 * 64 * 1024)).toBe("HTTP/1.1 413 Payload Too Large, open");
});

test("a sender who does not stop is cut off", async () => {
  most = 1024 * 1024;
  expect(await post(400, null)).toBe("HTTP/1.1 413 Payload Too Large, cut off");
});
