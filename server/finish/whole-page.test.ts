import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { sendInOnePiece } from "./whole-page";

let server: Server | undefined;
afterEach(() => server?.close());

async function answerWith(handle: (response: ServerResponse) => void, status: number | null = null): Promise<string> {
  server = createServer((request, response) => {
    sendInOnePiece(request, response, { status });
    handle(response);
  });
  await new Promise<void>((resolve) => server?.listen(0, resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}/bihar`;
}

test("a page written in pieces is sent in one, with an entity tag, and not again to a browser that has it", async () => {
  const address = await answerWith((response) => {
    response.flushHeaders();
    response.write("<p>ए");
    response.write(Buffer.from("क</p>"));
    // Nothing is sent before the end, so a header can still be set.
    response.setHeader("X-Late", "yes");
    response.end();
  });
  const first = await fetch(address);
  expect([first.status, first.headers.get("x-late"), await first.text()]).toEqual([200, "yes", "<p>एक</p>"]);
  const tag = first.headers.get("etag") ?? "";
  expect(tag).toMatch(/^W\/"/);
  const again = await fetch(address, { headers: { "if-none-match": tag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("the entity tag is the same for a page whose data is divided at another place", async () => {
  const pages = [
    '<p>a</p><script>self.__next_f.push([1,"0:one"])</script><script>self.__next_f.push([1," two"])</script>',
    '<p>a</p><script>self.__next_f.push([1,"0:one two"])</script>',
    '<p>a</p><script>self.__next_f.push([1,"0:one 2"])</script>',
  ];
  let number = 0;
  const address = await answerWith((response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(pages[number++]);
  });
  const tags: (string | null)[] = [];
  for (const page of pages) {
    const answer = await fetch(address);
    expect(await answer.text()).toBe(page);
    tags.push(answer.headers.get("etag"));
  }
  expect(tags[1]).toBe(tags[0]);
  expect(tags[2]).not.toBe(tags[0]);
});

test("a page that is not found is sent whole, whatever the browser has", async () => {
  const address = await answerWith((response) => response.end("not found"), 404);
  const first = await fetch(address);
  expect([first.headers.get("etag"), await first.text()]).toEqual([null, "not found"]);
});

test("an error has its status and text, and no entity tag", async () => {
  const address = await answerWith((response) => {
    response.statusCode = 404;
    response.end("not found");
  });
  const answer = await fetch(address);
  expect([answer.status, answer.headers.get("etag"), await answer.text()]).toEqual([404, null, "not found"]);
});
