import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { leaveOutEmptyActions } from "./form-actions";

let server: Server | undefined;
afterEach(() => server?.close());

async function sent(handle: (response: ServerResponse) => void): Promise<{ text: string; length: string | null }> {
  server = createServer((_, response) => {
    leaveOutEmptyActions(response);
    handle(response);
  });
  await new Promise<void>((resolve) => server?.listen(0, resolve));
  const answer = await fetch(`http://localhost:${(server.address() as AddressInfo).port}/`);
  const text = await answer.text();
  server.close();
  return { text, length: answer.headers.get("content-length") };
}

test("a page in one piece has its new length", async () => {
  const { text, length } = await sent((response) => {
    const page = '<form action="" method="POST">हाँ</form><form action="/search"></form>';
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("Content-Length", Buffer.byteLength(page));
    response.end(page);
  });
  expect(text).toBe('<form method="POST">हाँ</form><form action="/search"></form>');
  expect(length).toBe(String(Buffer.byteLength(text)));
});

test("a response that is not a page is unchanged", async () => {
  const { text } = await sent((response) => {
    response.setHeader("Content-Type", "application/json");
    response.write('{"a": 1,');
    response.end(' action=""}');
  });
  expect(text).toBe('{"a": 1, action=""}');
});

test("wherever a page is cut into pieces, its empty actions are left out and nothing else", async () => {
  const part = fc.constantFrom(' action=""', "<form", " method", ' action="/a"', ' action="', '"', " ", "ाँ😀", " act", "ion", ">", ' action=""');
  const pieces = fc.array(fc.tuple(part, fc.nat({ max: 12 })), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(pieces, async (given) => {
      const page = Buffer.from(given.map(([text]) => text).join(""));
      const { text } = await sent((response) => {
        response.setHeader("Content-Type", "text/html");
        let start = 0;
        for (const [, size] of given) {
          response.write(page.subarray(start, start + size));
          start += size;
        }
        response.end(page.subarray(start));
      });
      // One pass from the front, as a replacement in the whole text.
      expect(text).toBe(page.toString().replaceAll(' action=""', ""));
    }),
    { numRuns: 60 },
  );
});
