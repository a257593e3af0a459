import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import type { Page } from "../page";
import { send } from "../send";
import { askNext, longestWhole } from "./ask-next";

type Write = (response: ServerResponse, request: IncomingMessage) => unknown;
const nobody = { url: "/", headers: {} };

const pageOf = (write: Write, gone?: ServerResponse): Promise<Page> =>
  askNext(nobody, async (request, response) => void (await write(response, request)), gone);

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}/`;
}

test("what is written in pieces is one page, with the headers as they are when it begins", async () => {
  const page = await pageOf((response) => {
    response.setHeader("Content-Type", "text/html");
    response.setHeader("X-Removed", "1");
    response.removeHeader("x-removed");
    response.appendHeader("Set-Cookie", "a=1").appendHeader("Set-Cookie", "b=2");
    response.statusCode = 404;
    expect(response.headersSent).toBe(false);
    response.write("<p>ए");
    expect(response.headersSent).toBe(true);
    response.write(Buffer.from("क"));
    response.end("</p>");
  });
  expect(page).toMatchObject({ status: 404, headers: { "content-type": "text/html", "set-cookie": ["a=1", "b=2"] } });
  expect([Object.keys(page.headers), String(page.body)]).toEqual([["content-type", "set-cookie"], "<p>एक</p>"]);
});

test("what is written after the end changes no page and throws nothing", async () => {
  const page = await pageOf((response) => {
    response.end("all");
    response.write("late");
    response.write("later");
    response.end("again");
  });
  await new Promise(setImmediate);
  expect(String(page.body)).toBe("all");
});

test.each(["before", "after"])("a handler that fails %s its page has begun sends none, and says why", async (when) => {
  const failed = pageOf((response) => {
    response.setHeader("Content-Type", "text/html");
    if (when === "after") response.write("half");
    throw new Error("no data");
  });
  await expect(failed).rejects.toThrow("no data");
});

test.each([
  [undefined, /aborted/],
  [new Error("no data"), /no data/],
])("a page that is broken off with %s is no page, and nothing that the writer does then fails", async (error, says) => {
  let broken: ServerResponse | undefined;
  const failed = pageOf(async (response) => {
    broken = response;
    response.setHeader("Content-Type", "text/html");
    await new Promise<unknown>((arrived) => response.write("half", arrived));
    response.destroy(error);
  });
  await expect(failed).rejects.toThrow(says);
  broken?.write("more");
  broken?.end();
  await new Promise(setImmediate);
  expect([broken?.destroyed, broken?.writableFinished]).toEqual([true, false]);
});

test("the response to HEAD, and 204 and 304, have no body", async () => {
  for (const status of [204, 304]) {
    const page = await pageOf((response) => response.writeHead(status, { etag: '"a"' }).end());
    expect(page).toMatchObject({ status, headers: { etag: '"a"' }, body: Buffer.alloc(0) });
  }
  const server = createServer(async (visitor, response) =>
    send(
      await askNext(visitor, async (_, made) => void made.writeHead(200, { "Content-Length": 9 }).end()),
      "HEAD",
      response,
    ),
  );
  const answer = await fetch(await listen(server), { method: "HEAD" });
  expect([answer.status, answer.headers.get("content-length")]).toEqual([200, "9"]);
});

test("a rendering for nobody has a request that is made from its address and headers alone", async () => {
  let made: IncomingMessage | undefined;
  await askNext({ url: "/en/media", headers: { host: "portal.example", rsc: "1" } }, async (request, response) => {
    made = request;
    response.end();
  });
  expect([made?.method, made?.url, made?.socket.remoteAddress]).toEqual(["GET", "/en/media", undefined]);
  expect(made?.headers).toEqual({ host: "portal.example", rsc: "1", connection: "close" });
});

test.each([
  ["application/pdf", "stream"],
  ["text/html; charset=utf-8", "whole"],
  ["text/x-component", "whole"],
])("a long body of %s comes as %s, and a stream waits for its reader", async (type, comes) => {
  const piece = Buffer.alloc(100_000, "x");
  let written = 0;
  const { body } = await pageOf((response) => {
    response.setHeader("Content-Type", type);
    Readable.from(Array.from({ length: 20 }, () => piece))
      .on("data", () => (written += 1))
      .pipe(response);
  });
  expect(Buffer.isBuffer(body)).toBe(comes === "whole");
  if (Buffer.isBuffer(body)) return expect(body.length).toBe(2_000_000);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(written * piece.length).toBeLessThan(longestWhole + 400_000);
  expect((await buffer(body)).length).toBe(2_000_000);
});

test("a file of any length arrives with every byte, in one piece up to the limit", async () => {
  for (const over of [-65_537, -1, 0, 1, 2, 65_535, 65_536, 65_537])
    for (const withLength of [true, false]) {
      const file = Buffer.alloc(longestWhole + over, "a file of 17 byte");
      const { body } = await pageOf((response) => {
        if (withLength) response.setHeader("Content-Length", file.length);
        response.end(file);
      });
      expect(Buffer.isBuffer(body)).toBe(over <= 0);
      expect(file.equals(Buffer.isBuffer(body) ? body : await buffer(body))).toBe(true);
    }
});

test("a reader who goes away in the middle of a long file ends its writer", async () => {
  let ended: Promise<unknown> | undefined;
  const server = createServer(async (visitor, response) => {
    const write: Write = (file) => {
      ended = once(file, "close").then(() => file.destroyed);
      const fill = () => {
        while (!file.destroyed && file.write(Buffer.alloc(64 * 1024)));
      };
      file.on("drain", fill);
      file.setHeader("Content-Type", "video/mp4");
      fill();
    };
    send(await askNext(visitor, async (request, file) => void write(file, request), response), "GET", response);
  });
  const gone = new AbortController();
  const answer = await fetch(await listen(server), { signal: gone.signal });
  await answer.body?.getReader().read();
  gone.abort();
  expect(await ended).toBe(true);
});
