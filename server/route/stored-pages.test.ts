import type { IncomingMessage } from "node:http";
import fc from "fast-check";
import { expect, test } from "vitest";
import { campaignPages } from "../../lib/contract/rules/campaign-pages";
import { type Inside, portal } from "../../lib/platform/portal";
import { sealToken } from "../../lib/platform/session/seal";
import type { NextRequest } from "../next/ask-next";
import { renderingRequest } from "../next/requests";
import { storedPages } from "./stored-pages";

const guests = ["/login", "/not-there"];
portal.inside = { isPublished: (address: string) => !address.endsWith("/none") } as Inside;
const { at, atOnce, withSession } = storedPages(({ url = "/" }) => {
  const [address = "/"] = url.split("?", 1);
  return guests.includes(address) ? address : address === "/no/such/page" ? "/not-there" : null;
});

const makeRequest = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  ({ url, method, headers }) as unknown as IncomingMessage;
const storedPage = (url: string, headers: Record<string, string> = {}, method = "GET") => {
  const { kind, path } = atOnce(makeRequest(url, headers, method))?.page ?? {};
  return kind && `${kind} ${path}`;
};

test("which pages are stored: public ones, those that are the same for everybody, and those that are the same for guests", () => {
  expect(storedPage("/")).toBe("public /en");
  expect(storedPage("/media?token=x", { cookie: "language=hi" })).toBe("public /hi/media");
  expect(storedPage("/media?language=hi", { cookie: "language=en" }, "HEAD")).toBe("public /hi/media");
  expect(storedPage("/resources")).toBe("public /en/resources");
  expect(storedPage("/topic/nutrition")).toBe("public /en/topic/nutrition");
  const shared = [
    "/discussions",
    "/discussions/view/a?utm_source=b",
    "/course_discussions/view/a",
    "/info/course/a",
    ...campaignPages.map((page) => `/${page}`),
  ];
  for (const url of shared) expect(storedPage(url)).toBe(`shared /en${url.split("?", 1)[0]}`);
  expect(storedPage("/login")).toBe("guest /en/login");
  expect(storedPage("/no/such/page", { cookie: "language=hi" })).toBe("guest /hi/not-there");
});

test.each([
  "/topic/none",
  "/resources/any",
  "/discussions/p/2",
  "/discussions/view/a/p/2",
  "/discussions/view/a/comment",
  "/search?query=x",
  "/dashboard",
])("%s is not stored", (url) => {
  expect(storedPage(url)).toBeUndefined();
});

test.each(["/media/", "/discussions?page=2", "/api/courses", "/images/a.svg"])(
  "a redirect, a call and a file are no stored page: %s",
  (url) => {
    expect(storedPage(url)).toBeUndefined();
  },
);

test("a posted form reads no stored page, and a language link that takes its query from the referring page is redirected first", () => {
  expect(storedPage("/media", {}, "POST")).toBeUndefined();
  expect(storedPage("/media?language=hi", { referer: "http://localhost/media?step=2" })).toBeUndefined();
});

test("the page of a campaign's form depends on the session alone", async () => {
  const seal = await sealToken("a-long-token", process.env.SESSION_SECRET ?? "");
  expect(storedPage("/bihar/enroll?a=b")).toBe("public /en/bihar/enroll");
  const signedIn = makeRequest("/bihar/enroll?a=b", { cookie: `portal_session=${seal}` });
  expect(atOnce(signedIn)).toBeNull();
  expect((await withSession(signedIn))?.page).toEqual({ kind: "public", path: "/en/bihar/enroll/learner" });
  const forged = makeRequest("/bihar/enroll", { cookie: "portal_session=forged" });
  expect((await withSession(forged))?.page.path).toBe("/en/bihar/enroll");
  expect(await withSession(makeRequest("/dashboard", { cookie: `portal_session=${seal}` }))).toBeNull();
});

test("the cookies beside a page: a chosen language, and the campaign that first brought the visitor", () => {
  const cookiesFor = (url: string, headers: Record<string, string> = {}) =>
    atOnce(makeRequest(url, headers))?.cookies.map((cookie) => cookie.split(";")[0]);
  expect(cookiesFor("/media")).toEqual([]);
  expect(cookiesFor("/media?language=hi")).toEqual(["language=hi"]);
  expect(cookiesFor("/media?language=hi", { cookie: "language=hi" })).toEqual([]);
  expect(cookiesFor("/bihar")).toEqual(["utm_campaign=bihar", "utm_source=bihar"]);
  expect(cookiesFor("/media?utm_source=sms&fbclid=x")).toEqual(["utm_source=sms"]);
  expect(cookiesFor("/media?utm_source=sms", { cookie: "utm_source=poster" })).toEqual([]);
  expect(cookiesFor("/media?utm_source=sms", { "sec-purpose": "prefetch" })).toEqual([]);
});

const word = fc.string({ maxLength: 30 });
const secrets = fc.record({
  query: fc.array(fc.tuple(word, word), { minLength: 1, maxLength: 5 }),
  cookie: word,
  headers: fc.dictionary(
    fc.constantFrom(
      "accept-language",
      "authorization",
      "referer",
      "user-agent",
      "x-forwarded-for",
      "x-forwarded-proto",
      "next-url",
      "next-router-state-tree",
      "x-own",
      "purpose",
      "if-none-match",
      "next-router-prefetch",
      "next-router-segment-prefetch",
      "content-security-policy",
      "x-page-address",
      "host",
      "origin",
    ),
    word,
  ),
  method: fc.constantFrom("GET", "HEAD"),
});

test("T33: a document is rendered from its path and language alone, whatever query, cookies and headers caused it", () => {
  const paths = fc.constantFrom(
    "/",
    "/media",
    "/resources",
    "/discussions",
    "/info/course/a",
    "/bihar",
    "/bihar/enroll",
    "/login",
    "/no/such/page",
  );
  const seen = (request: IncomingMessage) => {
    const read = atOnce(request);
    if (!read || read.asData) return null;
    return renderingRequest(read, request, "portal.example");
  };
  let compared = 0;
  fc.assert(
    fc.property(paths, fc.constantFrom("en", "hi"), secrets, (path, language, { query, cookie, headers, method }) => {
      const plain = seen(makeRequest(path, { cookie: `language=${language}` }));
      const asked = `${path}?${new URLSearchParams(query.filter(([name]) => name !== "language" && name !== "page"))}`;
      const withSecrets = seen(
        makeRequest(asked, { ...headers, cookie: `language=${language}; other=${encodeURIComponent(cookie)}` }, method),
      );
      // A redirect and the pages of guests with a query are rendered for the one visitor.
      if (!withSecrets) return;
      expect(withSecrets).toEqual(plain);
      compared += 1;
    }),
    { numRuns: 500 },
  );
  expect(compared).toBeGreaterThan(200);
});

test("T33: the data of a stored page for a navigation is read with the headers that choose among it, and nothing else of the request", () => {
  fc.assert(
    fc.property(secrets, ({ query, cookie, headers }) => {
      const request = makeRequest(`/media?${new URLSearchParams(query.filter(([name]) => name !== "language"))}`, {
        ...headers,
        rsc: "1",
        cookie: `other=${encodeURIComponent(cookie)}`,
      });
      const read = atOnce(request);
      if (!read) return;
      const { url, headers: sent }: NextRequest = renderingRequest(read, request, "portal.example");
      expect(url).toBe("/en/media");
      const parsed = ["next-router-prefetch", "next-router-segment-prefetch", "next-router-state-tree"];
      const rest = Object.fromEntries(Object.entries(sent).filter(([name]) => !parsed.includes(name)));
      expect(rest).toEqual({
        host: "portal.example",
        "x-forwarded-host": "portal.example",
        rsc: "1",
      });
      expect(sent["next-router-prefetch"] ?? "1").toMatch(/^[123]$/);
      expect(sent["next-router-segment-prefetch"] ?? "/_tree").toMatch(/^\/\S+$/);
    }),
    { numRuns: 500 },
  );
});

test("a guest's page has the cookies of its address set beside it", () => {
  const read = atOnce(makeRequest("/no/such/page?language=hi&utm_source=poster"));
  expect(read?.page).toEqual({ kind: "guest", path: "/hi/not-there" });
  expect(read?.cookies.map((each) => each.split(";")[0])).toEqual(["utm_source=poster", "language=hi"]);
});

test("a stored page is found by its path, and nothing else is", () => {
  for (const [path, kind] of [
    ["/hi", "public"],
    ["/en/media", "public"],
    ["/hi/bihar", "shared"],
    ["/hi/login", "guest"],
    ["/en/not-there", "guest"],
  ])
    expect(at(String(path))?.page).toEqual({ kind, path });
  for (const path of ["/hi/dashboard", "/media", "/login", "/hi/topic/none", "/fr", "/hix"])
    expect(at(path)).toBeNull();
});
