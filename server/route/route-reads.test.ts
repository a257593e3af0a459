import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { sealToken } from "../../lib/platform/session/seal";
import { routeReads } from "./route-reads";

async function routed(url: string, headers: Record<string, string> = {}, method = "GET") {
  const request = { method, url, headers: { ...headers } };
  await routeReads(request as unknown as IncomingMessage);
  return { url: request.url, isRouted: request.headers["x-portal-routed"] === "1", address: request.headers["x-page-address"] };
}

test("the reading of a page goes to the page in the visitor's language, which learns the address it was asked for", async () => {
  expect(await routed("/courses")).toEqual({ url: "/en/courses", isRouted: true, address: "/courses" });
  expect(await routed("/", { cookie: "language=hi" })).toEqual({ url: "/hi", isRouted: true, address: "/" });
  expect(await routed("/search?query=a%20b", { cookie: "language=hi" })).toEqual({
    url: "/hi/search?query=a%20b",
    isRouted: true,
    address: "/search?query=a%20b",
  });
  expect(await routed("/login", {}, "HEAD")).toMatchObject({ url: "/en/login", isRouted: true });
  expect(await routed("/hi/courses")).toMatchObject({ url: "/en/hi/courses" });
});

test("a learner's page is routed with a session, and left to the middleware without", async () => {
  const seal = await sealToken("a-long-token", process.env.SESSION_SECRET ?? "");
  expect(await routed("/dashboard", { cookie: `portal_session=${seal}` })).toMatchObject({ url: "/en/dashboard", isRouted: true });
  for (const cookie of ["", "portal_session=forged"]) expect(await routed("/dashboard", { cookie })).toMatchObject({ url: "/dashboard", isRouted: false });
});

test.each(["/courses?language=hi", "/courses/", "/bihar", "/discussions?page=2", "/?utm_source=poster", "/bihar/enroll/learner"])(
  "what redirects or sets a cookie is left to the middleware: %s",
  async (url) => {
    expect(await routed(url)).toEqual({ url, isRouted: false, address: undefined });
  },
);

test.each(["/api/courses", "/api", "/_next/static/a.js", "/images/a.svg", "/robots.txt", "/certificate/abc", "/verify-email/token/id", "/unsubscribe/a/b"])(
  "neither a handler nor an address with headers of its own is routed here: %s",
  async (url) => {
    expect(await routed(url)).toMatchObject({ url, isRouted: false });
  },
);

test("a posted form and a navigation without a page load are left to the middleware; a caller's own mark is dropped", async () => {
  expect(await routed("/login", {}, "POST")).toMatchObject({ url: "/login", isRouted: false });
  expect(await routed("/courses", { rsc: "1" })).toMatchObject({ url: "/courses", isRouted: false });
  for (const method of ["GET", "POST"]) expect(await routed("/courses/", { "x-portal-routed": "1" }, method)).toMatchObject({ isRouted: false });
});
