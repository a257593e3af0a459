import { once } from "node:events";
import fs from "node:fs";
import { createServer, IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { Socket } from "node:net";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { send } from "../send";
import { CapturedResponse, longestWhole } from "./captured-response";

const captured = () => new CapturedResponse(new IncomingMessage(new Socket()));

test("what is written in pieces is one page, with the headers as they are when it begins", async () => {
  const response = captured();
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
  const page = await response.page;
  expect(page).toMatchObject({ status: 404, headers: { "content-type": "text/html", "set-cookie": ["a=1", "b=2"] } });
  expect([Object.keys(page.headers), String(page.body)]).toEqual([["content-type", "set-cookie"], "<p>एक</p>"]);
});

test.each([[[]], [["Temporary Redirect"]]])("the head may be written at once, behind words %j", async (words) => {
  const response = captured();
  response.writeHead(307, ...words, { Location: "/login", "Content-Length": 3 }).end("abc");
  expect(await response.page).toMatchObject({
    status: 307,
    headers: { location: "/login", "content-length": "3" },
    body: Buffer.from("abc"),
  });
});

test("what is written after the end changes no page and throws nothing", async () => {
  const response = captured();
  response.end("all");
  response.write("late");
  const page = await response.page;
  await new Promise(setImmediate);
  expect(String(page.body)).toBe("all");
});

test("the writer learns that its page has ended, as from a connection", async () => {
  const response = captured();
  const events: string[] = [];
  for (const name of ["finish", "close"]) response.once(name, () => events.push(name));
  await new Promise<void>((resolve) => response.end("text", resolve));
  await response.page;
  expect([events, response.writableEnded, response.writableFinished]).toEqual([["finish", "close"], true, true]);
  response.end("again");
  expect(String((await response.page).body)).toBe("text");
});

test("a page that is broken off is no page, and nothing that the writer does then fails", async () => {
  const response = captured();
  response.setHeader("Content-Type", "text/html");
  response.write("half");
  const closed = new Promise((resolve) => response.once("close", resolve));
  response.destroy(new Error("no data"));
  await expect(response.page).rejects.toThrow("no data");
  await closed;
  expect(response.writableFinished).toBe(false);
});

test("a long file is a stream, which waits for its reader; a long page and React's data come whole", async () => {
  const piece = Buffer.alloc(100_000, "x");
  const pieces = Array.from({ length: 20 }, () => piece);
  for (const [type, isWhole] of [
    ["application/pdf", false],
    ["text/html; charset=utf-8", true],
    ["text/x-component", true],
  ] as const) {
    const response = captured();
    response.setHeader("Content-Type", type);
    let written = 0;
    Readable.from(pieces)
      .on("data", () => (written += 1))
      .pipe(response);
    const { body } = await response.page;
    expect(Buffer.isBuffer(body)).toBe(isWhole);
    if (!isWhole) expect(written * piece.length).toBeLessThan(longestWhole + 400_000);
    expect(Buffer.isBuffer(body) ? body.length : (await buffer(body)).length).toBe(2_000_000);
  }
});

test.each(["before", "after"])("a file that is opened %s its reader goes away is closed", async (when) => {
  const response = captured();
  const failed = expect(response.page).rejects.toThrow("broken off");
  if (when === "after") response.destroy();
  // As Next sends a file: it closes the file when its response has finished, or when the connection has ended.
  const file = fs.createReadStream("public/videos/how-it-works.mp4");
  const closed = once(file, "close");
  file.pipe(response);
  if (when === "before") await once(file, "data");
  response.destroy();
  await failed;
  await closed;
});

test("a reader who goes away in the middle of a long file ends its writer", async () => {
  let ended: Promise<unknown> | undefined;
  const server = createServer(async (request, response) => {
    const file = new CapturedResponse(request);
    ended = new Promise((resolve) => file.once("close", () => resolve(file.destroyed)));
    const write = () => {
      while (!file.destroyed && file.write(Buffer.alloc(64 * 1024)));
    };
    file.on("drain", write);
    file.setHeader("Content-Type", "video/mp4");
    write();
    send(await file.page, "GET", response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  const gone = new AbortController();
  const answer = await fetch(`http://localhost:${(server.address() as AddressInfo).port}/`, { signal: gone.signal });
  await answer.body?.getReader().read();
  gone.abort();
  expect(await ended).toBe(true);
});
