import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { trustIn } from "../../lib/platform/trusted-proxies";
import { cleaner } from "./clean";

const clean = cleaner({ trust: trustIn(0), publicUrl: null, normalize: (url) => url, dev: false });

function cleaned(method: string, headers: Record<string, string>): string[] {
  const request = { method, url: "/", headers: { ...headers }, socket: { remoteAddress: "192.0.2.1" } };
  clean(request as unknown as IncomingMessage);
  return Object.keys(request.headers).filter((name) => name !== "x-forwarded-for");
}

test("what parts of Next say to each other does not come from outside", () => {
  const inner = [
    "x-middleware-subrequest",
    "x-middleware-prefetch",
    "x-nextjs-data",
    "x-matched-path",
    "x-now-route-matches",
    "x-invoke-path",
    "x-action-forwarded",
    "x-prerender-revalidate",
    "x-next-cache-tags",
    "next-resume",
    "content-security-policy",
    "content-security-policy-report-only",
  ];
  const own = ["next-action", "next-url", "x-portal-account", "x-request-id", "x-http-method-override"];
  expect(cleaned("POST", Object.fromEntries([...inner, ...own].map((name) => [name, "1"])))).toEqual(own);
});

test("a navigation and a part of a file are asked for by a read alone", () => {
  const headers = {
    rsc: "1",
    "next-router-prefetch": "1",
    "next-router-segment-prefetch": "/_tree",
    range: "bytes=0-5",
  };
  expect(cleaned("GET", headers)).toEqual(Object.keys(headers));
  expect(cleaned("HEAD", headers)).toEqual(["rsc", "next-router-prefetch", "next-router-segment-prefetch"]);
  expect(cleaned("POST", { ...headers, "next-action": "x" })).toEqual(["next-action"]);
});
