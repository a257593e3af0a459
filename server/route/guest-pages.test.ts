import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { patternFinder } from "../next/build";
import { guestPages, knownAddresses } from "./guest-pages";

/** In Next's order. */
const dynamicRoutes = [
  { page: "/api/[[...call]]", regex: "^/api(?:/(.+?))?(?:/)?$" },
  { page: "/[locale]", regex: "^/([^/]+?)(?:/)?$" },
  { page: "/[locale]/topic/[name]", regex: "^/([^/]+?)/topic/([^/]+?)(?:/)?$" },
  { page: "/[locale]/login", regex: "^/([^/]+?)/login(?:/)?$" },
  { page: "/[locale]/[campaign]", regex: "^/([^/]+?)/([^/]+?)(?:/)?$" },
  { page: "/[locale]/[...rest]", regex: "^/([^/]+?)/(.+?)(?:/)?$" },
];
const staticRoutes = [{ page: "/robots.txt", regex: "^/robots\\.txt(?:/)?$" }];
const findGuestPage = guestPages(knownAddresses(patternFinder({ staticRoutes, dynamicRoutes })));
const pageFor = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  findGuestPage({ url, method, headers } as unknown as IncomingMessage);

test("a guest's login form is one page, and all addresses that do not exist are one page", () => {
  for (const cookie of ["", "language=hi", "language=hi; cookies_agreed=1; utm_source=poster"]) {
    expect(pageFor("/login", { cookie })).toBe("/login");
    expect(pageFor("/no/such/page", { cookie })).toBe("/not-there");
    expect(pageFor("/nothing", { cookie }, "HEAD")).toBe("/not-there");
  }
  expect(pageFor("/not-there")).toBe("/not-there");
});

test("the language of an address and the markers of campaigns, mails and other sites do not matter", () => {
  for (const query of ["language=hi", "utm_source=poster&utm_medium=qr", "fbclid=IwAR0&language=en", "gclid=x"]) {
    expect(pageFor(`/login?${query}`)).toBe("/login");
    expect(pageFor(`/no/such/page?${query}`)).toBe("/not-there");
    expect(pageFor(`/topic/nutrition?${query}`)).toBeNull();
  }
  for (const query of ["rdir=%2Fdashboard&language=hi", "again=1&utm_source=a", "language"])
    expect(pageFor(`/login?${query}`)).toBe(query === "language" ? "/login" : null);
});

test.each([
  "/",
  "/topic/nutrition",
  "/bihar",
  "/up",
  "/api/courses",
  "/api/none",
  "/robots.txt",
  "/images/none.svg",
  "/no/such/page/",
  "/login?rdir=%2Fdashboard",
])("%s is not shared in this way", (url) => {
  expect(pageFor(url)).toBeNull();
});

test("nothing is shared with somebody who may be signed in, with a form, or with a navigation without a page load", () => {
  for (const url of ["/login", "/no/such/page"]) {
    for (const cookie of [
      "portal_session=x",
      "__Host-portal_session=x",
      "signed_in=1.a",
      "language=hi; something=else",
    ])
      expect(pageFor(url, { cookie })).toBeNull();
    expect(pageFor(url, {}, "POST")).toBeNull();
    expect(pageFor(url, { rsc: "1" })).toBeNull();
    expect(pageFor(url, { authorization: "Bearer abc" })).toBeNull();
  }
});
