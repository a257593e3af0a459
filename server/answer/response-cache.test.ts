import { createServer, request as httpRequest, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import type { StoredRead } from "../route/stored-pages";
import { languageOf } from "./error-page";
import { type ResponseCache, responseCache } from "./response-cache";

let server: Server | undefined;
afterEach(() => server?.close());

type Answer = { status: number; headers: IncomingMessage["headers"]; body: string };

/** Every address is a stored page here, but for those that a learner gets; a header makes it one of guests, and one names the cookies that are set beside it. */
function storedRead({ url = "/", method, headers }: IncomingMessage): StoredRead | null {
  const address = url.split("?", 1)[0] ?? "/";
  if (method === "POST" || /^\/(?:api|search|images|_next)\b/.test(address) || headers["x-learner"]) return null;
  const kind = headers["x-guest-page"] ? "guest" : "prerendered";
  const path = `/${languageOf({ url, headers } as IncomingMessage)}${address}`;
  return { page: { kind, path }, cookies: [headers["x-beside"] ?? []].flat(), asData: headers.rsc === "1", address };
}

/** A server with the cache in front of `handle`, and a clock that the test moves. */
async function portalWith(handle: (request: IncomingMessage, response: ServerResponse, cache: ResponseCache) => void) {
  const clock = { ms: 1_000_000 };
  const calls = { handled: 0 };
  const cache = responseCache({ isFile: (url) => url.startsWith("/images/") || url.startsWith("/_next/static/"), now: () => clock.ms });
  server = createServer((request, response) => {
    const stored = storedRead(request);
    if (cache.answer(request, response, stored)) return;
    calls.handled += 1;
    for (const cookie of stored?.cookies ?? []) response.appendHeader("Set-Cookie", cookie);
    const mayShare = () =>
      stored?.page.kind === "guest" ? !response.hasHeader("x-not-of-this-request") : String(response.getHeader("x-everybody") ?? "yes") === "yes";
    cache.record(request, response, mayShare, stored);
    handle(request, response, cache);
  });
  await new Promise<void>((resolve) => server?.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<Answer>((resolve, reject) => {
      const sent = httpRequest({ port, path, method, headers: { "accept-encoding": "br, gzip", ...headers } }, (answer) => {
        let body = "";
        answer.setEncoding("utf8");
        answer.on("data", (text) => (body += text));
        answer.on("error", reject);
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
      });
      sent.on("error", reject).end();
    });
  return { ask, clock, calls };
}

const page =
  (text: string, headers: Record<string, string> = {}) =>
  (_: IncomingMessage, response: ServerResponse) => {
    response.setHeader("Content-Type", "text/html");
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.write(text.slice(0, 2));
    response.end(text.slice(2));
  };

test("a page for everybody is rendered once, and sent with the same bytes and headers afterwards", async () => {
  const { ask, calls } = await portalWith(page("<p>नमस्ते</p>", { ETag: '"one"', "Content-Security-Policy": "default-src 'self'" }));
  const first = await ask("/bihar");
  const second = await ask("/bihar");
  expect(calls.handled).toBe(1);
  expect(second.body).toBe(first.body);
  expect(second.headers).toMatchObject({ etag: '"one"', "content-type": "text/html", "content-security-policy": "default-src 'self'" });
  expect([first.headers["cache-status"], second.headers["cache-status"]]).toEqual([undefined, "portal; hit"]);
  expect((await ask("/bihar", { "if-none-match": 'W/"one"' })).status).toBe(304);
  expect(await ask("/bihar", {}, "HEAD")).toMatchObject({ status: 200, body: "" });
});

test.each([
  ["another language", { cookie: "language=hi" }],
  ["another encoding", { "accept-encoding": "gzip" }],
  ["no encoding", { "accept-encoding": "identity" }],
  ["weighed encodings", { "accept-encoding": "br;q=0, gzip" }],
  ["React's own data", { rsc: "1" }],
  ["a part", { range: "bytes=0-3" }],
])("%s is another answer", async (_, headers) => {
  const { ask, calls } = await portalWith(page("text"));
  await ask("/up");
  await ask("/up", headers);
  expect(calls.handled).toBe(2);
});

test.each([
  ["a cookie of its own", { "Set-Cookie": "session=1" }],
  ["a nonce", { "Content-Security-Policy": "script-src 'nonce-abc'" }],
  ["one visitor in it", { "x-everybody": "no" }],
])("an answer with %s is not stored", async (_, headers) => {
  const { ask, calls } = await portalWith(page("text", headers));
  await ask("/up");
  await ask("/up");
  expect(calls.handled).toBe(2);
});

test("a stored page is one entry whatever its query, cookies and headers, and each visitor gets the own cookies beside it", async () => {
  const { ask, calls } = await portalWith(page("text", { ETag: '"one"' }));
  const first = await ask("/bihar?utm_source=sms&token=secret", { "x-beside": "utm_source=sms", "sec-purpose": "prefetch" });
  expect(first.headers["set-cookie"]).toEqual(["utm_source=sms"]);
  const plain = await ask("/bihar", { cookie: "utm_campaign=bihar" });
  expect([plain.body, plain.headers["set-cookie"]]).toEqual(["text", undefined]);
  const hindi = { "x-beside": "language=en; Path=/" };
  expect((await ask("/bihar?language=en", hindi)).headers["set-cookie"]).toEqual(["language=en; Path=/"]);
  expect(await ask("/bihar", { ...hindi, "if-none-match": '"one"' })).toMatchObject({ status: 304, headers: { "set-cookie": ["language=en; Path=/"] } });
  expect(calls.handled).toBe(1);
});

test("a page that is not a stored one is rendered for each request", async () => {
  const { ask, calls } = await portalWith(page("text"));
  for (const path of ["/search?query=a", "/dashboard"]) for (const _ of [1, 2]) await ask(path, { "x-learner": "1" });
  expect(calls.handled).toBe(4);
});

test("errors, redirects, posted forms and cut answers are not stored", async () => {
  const { ask, calls } = await portalWith((request, response) => {
    if (request.url === "/cut") return void response.writeHead(200, { "Content-Length": "100" }).write("half", () => response.destroy());
    response.writeHead(request.url === "/lost" ? 404 : 307, { Location: "/" }).end("text");
  });
  for (const path of ["/lost", "/moved"]) for (const _ of [1, 2]) await ask(path);
  for (const _ of [1, 2]) await ask("/cut").catch(() => undefined);
  for (const _ of [1, 2]) await ask("/page", {}, "POST");
  expect(calls.handled).toBe(8);
});

test("after five seconds one request renews a page while the others still get it, and after ten nobody does", async () => {
  let version = 1;
  const { ask, clock } = await portalWith((request, response) => page(`version ${version}`)(request, response));
  await ask("/");
  version = 2;
  clock.ms += 6000;
  expect((await ask("/")).body).toBe("version 2");
  version = 3;
  clock.ms += 11_000;
  expect((await ask("/")).body).toBe("version 3");
});

test("a guest's page is stored with its status, apart from what others get at the same address", async () => {
  const { ask, calls } = await portalWith((request, response) => {
    response.statusCode = 404;
    page(request.headers["x-learner"] ? "for a learner" : "for guests", { "X-Everybody": "no" })(request, response);
  });
  const guest = { "x-guest-page": "1" };
  for (let times = 0; times < 3; times += 1) expect(await ask("/not-there", guest)).toMatchObject({ status: 404, body: "for guests" });
  expect(calls.handled).toBe(1);
  for (let times = 0; times < 2; times += 1) expect((await ask("/not-there", { "x-learner": "1" })).body).toBe("for a learner");
  expect(calls.handled).toBe(3);
});

test("a guest's page that was not rendered within its request is not stored", async () => {
  const { ask, calls } = await portalWith((request, response) => page("text", calls.handled === 1 ? { "X-Not-Of-This-Request": "1" } : {})(request, response));
  for (let times = 0; times < 3; times += 1) await ask("/not-there", { "x-guest-page": "1" });
  expect(calls.handled).toBe(2);
});

test("a call that is the same for everybody is stored in each language until pages change; one with a token or of an account's page is not", async () => {
  const { ask, calls } = await portalWith((request, response, cache) => {
    if (request.method === "POST") cache.pagesChange(response);
    page(`courses ${calls.handled}`)(request, response);
  });
  const first = await ask("/api/courses");
  expect((await ask("/api/courses")).body).toBe(first.body);
  expect((await ask("/api/courses?language=hi")).body).not.toBe(first.body);
  const others: Record<string, string>[] = [{ authorization: "Bearer abcdef" }, { "x-portal-account": "a" }];
  for (const headers of others) expect((await ask("/api/courses", headers)).body).not.toBe(first.body);
  for (const path of ["/api/courses?language=xx", "/api/courses?page=1"]) expect((await ask(path)).body).not.toBe((await ask(path)).body);
  await ask("/api/courses", {}, "POST");
  expect((await ask("/api/courses")).body).not.toBe(first.body);
});

test("a change in another process drops a stored page, and one that is being rendered is not stored", async () => {
  let finish = () => {};
  const { ask, calls } = await portalWith((_, response, cache) => {
    if (calls.handled === 3) cache.dropPages();
    if (calls.handled === 2) finish = () => response.end("from before");
    else response.end("text");
  });
  await ask("/");
  const slow = ask("/slow");
  await vi.waitFor(() => expect(calls.handled).toBe(2));
  await ask("/other");
  finish();
  expect((await slow).body).toBe("from before");
  for (const path of ["/", "/slow"]) expect((await ask(path)).body).toBe("text");
  expect(calls.handled).toBe(5);
});

test("a file of the build stays, through changes and time", async () => {
  const { ask, clock, calls } = await portalWith((request, response, cache) => {
    if (request.url === "/change") cache.pagesChange(response);
    page("file")(request, response);
  });
  await ask("/_next/static/a.js");
  await ask("/change", {}, "POST");
  clock.ms += 3_600_000;
  await ask("/_next/static/a.js");
  expect(calls.handled).toBe(2);
});

test("a request after the answer to a change never gets a page from before it, whatever was being rendered meanwhile", async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant("read" as const), delayMs: fc.integer({ min: 0, max: 6 }), renderMs: fc.integer({ min: 0, max: 6 }) }),
    fc.record({ kind: fc.constant("change" as const), delayMs: fc.integer({ min: 0, max: 6 }), renderMs: fc.integer({ min: 0, max: 6 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      let version = 0;
      let reported = 0;
      const { ask } = await portalWith((request, response, cache) => {
        const renderMs = Number(request.headers["x-render-ms"]);
        if (request.method === "POST") {
          version += 1;
          const written = version;
          cache.pagesChange(response);
          setTimeout(() => response.end(String(written)), renderMs);
        } else {
          const seen = version;
          setTimeout(() => response.end(String(seen)), renderMs);
        }
      });
      await Promise.all(
        steps.map(async ({ kind, delayMs, renderMs }) => {
          await new Promise((resolve) => setTimeout(resolve, delayMs));
          const headers = { "x-render-ms": String(renderMs) };
          if (kind === "change") {
            const written = Number((await ask("/discussions", headers, "POST")).body);
            reported = Math.max(reported, written);
          } else {
            const atLeast = reported;
            expect(Number((await ask("/discussions", headers)).body)).toBeGreaterThanOrEqual(atLeast);
          }
        }),
      );
      server?.close();
    }),
    { numRuns: 40 },
  );
});

test("a proxy learns which variant a page is, and nothing about a response that it must not store", () => {
  const { variantForProxy } = responseCache({ isFile: (url) => url.startsWith("/images/") });
  const variant = (url: string, headers: Record<string, string> = {}, sent: Record<string, string> = {}) => {
    const request = { method: "GET", url, headers: { "accept-encoding": "gzip, br", ...headers } } as unknown as IncomingMessage;
    const response = { getHeader: (name: string) => sent[name] } as unknown as ServerResponse;
    return variantForProxy(request, response, storedRead(request));
  };
  expect(variant("/bihar")).toBe("en br first");
  expect(variant("/bihar?utm_source=sms", { cookie: "language=hi; utm_source=sms", "accept-encoding": "gzip" })).toBe("hi gzip known");
  const beside = (cookie: string) => variant("/bihar", { "x-beside": cookie }, { "set-cookie": cookie });
  expect(beside("utm_source=bihar; Path=/")).toBe("en br first");
  expect(beside("language=hi; Path=/")).toBeNull();
  expect(variant("/bihar", {}, { "set-cookie": "utm_source=bihar; Path=/" })).toBeNull();
  for (const url of ["/search?query=x", "/bihar?token=x", "/bihar?language=hi", "/bihar/enroll", "/images/a.svg"]) expect(variant(url)).toBeNull();
  const others: Record<string, string>[] = [{ rsc: "1" }, { "sec-purpose": "prefetch" }, { "x-guest-page": "1" }, { range: "bytes=0-1" }];
  for (const headers of others) expect(variant("/bihar", headers)).toBeNull();
});

test("for a page that cannot be rendered now, the stored one of any age is sent with its own headers", async () => {
  let isDown = false;
  const { ask, clock } = await portalWith((request, response, cache) => {
    const sendStored = cache.storedAnswer(request, response, storedRead(request));
    if (isDown && sendStored) return sendStored();
    response.statusCode = isDown ? 503 : 200;
    page("<p>here</p>", { ETag: '"one"' })(request, response);
  });
  await ask("/courses");
  isDown = true;
  clock.ms += 3_600_000;
  const answer = await ask("/courses");
  expect([answer.status, answer.body, answer.headers.etag]).toEqual([200, "<p>here</p>", '"one"']);
  expect((await ask("/topic")).status).toBe(503);
});
