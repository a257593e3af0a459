import fs from "node:fs";
import type { IncomingMessage } from "node:http";
import fc from "fast-check";
import { expect, test } from "vitest";
import { makeRouted } from "../testing/asked";
import { earlyRejections, namesTwoHosts } from "./reject-early";

const own = "https://portal.example";
const reject = earlyRejections(own, (url, action) => url === "/login" && action === "login");
const rejection = (method: string, url: string, headers: Record<string, string> = {}) =>
  reject(makeRouted({ method, url, headers: { host: "portal.example", ...headers } }))?.status ?? null;

test.each([
  [{}, null],
  [{ origin: own }, null],
  [{ origin: "http://portal.example" }, null],
  [{ origin: "null", "sec-fetch-site": "same-origin" }, null],
  [{ origin: "null" }, 403],
  [{ origin: "https://portal.example.evil.example" }, 403],
  [{ origin: "https://portal.example:444" }, 403],
  [{ "sec-fetch-site": "cross-site" }, 403],
  [{ "content-length": "1048576" }, null],
  [{ "content-length": "1048577" }, 413],
])("a posted form with %j: %s", (headers, status) => {
  expect(rejection("POST", "/login", headers as Record<string, string>)).toBe(status);
});

test("only an action of its own page reaches it, and a form that names none", () => {
  const answer = (url: string, action: string) =>
    reject(makeRouted({ method: "POST", url, headers: { host: "portal.example", "next-action": action } }));
  expect(answer("/login", "login")).toBeNull();
  expect(answer("/about-us", "login")).toMatchObject({ status: 409, headers: { "x-nextjs-action-not-found": "1" } });
  expect(rejection("POST", "/about-us")).toBeNull();
});

test("a picture of several megabytes is read by the handler of its form", () => {
  const headers = { "content-length": String(7 * 1024 * 1024) };
  expect([rejection("POST", "/profile/picture", headers), rejection("POST", "/profile/picture?x=1", headers)]).toEqual([
    null,
    null,
  ]);
  expect(rejection("POST", "/profile/pictures", headers)).toBe(413);
});

test("no other origin than the own one may post a form", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("http", "https", "ftp"),
      fc.domain(),
      fc.constantFrom("", ":444"),
      (scheme, domain, port) => {
        expect(rejection("POST", "/login", { origin: `${scheme}://${domain}${port}` })).toBe(403);
      },
    ),
    { numRuns: 50 },
  );
});

test("a call of the API is left to its own checks", () => {
  expect(rejection("POST", "/api/users/login", { origin: "https://evil.example" })).toBeNull();
  expect(rejection("TRACE", "/api")).toBe(405);
  expect(rejection("PUT", "/apiary")).toBe(405);
});

test.each([
  [{ rsc: "1" }, null],
  [{ rsc: "1", "next-router-state-tree": encodeURIComponent('["",{"children":["__PAGE__",{}]}]') }, null],
  [{ rsc: "1", "next-router-state-tree": "x" }, 400],
  [{ rsc: "1", "next-router-state-tree": "%" }, 400],
  [{ rsc: "1", "next-router-state-tree": "{}" }, 400],
  [{ "next-router-state-tree": "x" }, null],
])("a navigation with %j: %s", (headers, status) => {
  for (const method of ["GET", "HEAD"])
    expect(rejection(method, "/login", headers as Record<string, string>)).toBe(status);
});

const readingHandlers = fs
  .readdirSync("app/api", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith("route.ts") && !name.startsWith("[[..."))
  .filter(
    (name) =>
      !/export (?:async function|const) (?:POST|PUT|PATCH|DELETE)/.test(fs.readFileSync(`app/api/${name}`, "utf8")),
  )
  .map((name) => `/api/${name.replace(/\/route\.ts$/, "").replaceAll(/\[\w+\]/g, "x")}`);

test.each(readingHandlers)("%s, which only reads, is not reached by another method", (address) => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"])
    expect(rejection(method, `${address}?language=en`)).toBe(405);
  expect(rejection("GET", address)).toBeNull();
});

test("a request may name one host, or none in an old version of HTTP", () => {
  const naming = (...rawHeaders: string[]) => namesTwoHosts({ rawHeaders } as unknown as IncomingMessage);
  expect(naming("Host", "portal.example", "X-Own", "host")).toBe(false);
  expect(naming("X-Own", "1")).toBe(false);
  expect(naming("Host", "portal.example", "host", "portal.example")).toBe(true);
  expect(naming("Host", "portal.example", "X-Own", "1", "HOST", "evil.example")).toBe(true);
});
