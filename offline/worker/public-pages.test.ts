import { expect, test } from "vitest";
import { findAssets } from "./assets";
import { pageKey } from "./page-key";
import { isPublic, isStorable, languageOfHtml } from "./public-pages";

const at = (address: string) => new URL(address, "http://portal.example");
const html = '<!doctype html><html lang="hi" dir="ltr"><p>words</p></html>';

function responseWith(headers: Record<string, string>, change: Partial<Response> = {}): Response {
  const response = new Response(html, { headers: { "content-type": "text/html; charset=utf-8", ...headers } });
  for (const [name, value] of Object.entries({ type: "basic", ...change }))
    Object.defineProperty(response, name, { value });
  return response;
}

test.each(["/", "/courses", "/topic/nutrition/eating", "/bihar?utm_source=poster", "/hclf?language=hi", "/handouts/a"])(
  "%s is the same for everybody",
  (address) => {
    expect(isPublic(at(address))).toBe(true);
  },
);

test.each([
  "/login",
  "/register",
  "/dashboard",
  "/course/module/a/primary",
  "/certificate/a",
  "/desk",
  "/discussions?page=2",
  "/api/courses",
])("T39: %s is never stored", (address) => {
  expect(isPublic(at(address))).toBe(false);
});

test("T25: a page of an account, a redirect, an error and what may not be stored are not stored", () => {
  const publicHeaders = { "cache-control": "private, no-cache" };
  expect(isStorable(responseWith(publicHeaders), html)).toBe(true);
  expect(isStorable(responseWith({ "cache-control": "private, no-store" }), html)).toBe(false);
  expect(isStorable(responseWith({ "content-type": "application/json" }), html)).toBe(false);
  for (const change of [{ status: 404 }, { redirected: true }, { type: "opaque" as const }])
    expect(isStorable(responseWith(publicHeaders, change), html)).toBe(false);
  expect(isStorable(responseWith(publicHeaders), `${html}<script data-title="Article">`)).toBe(false);
  expect(isStorable(responseWith(publicHeaders), `${html}<meta name="page-account" content="a">`)).toBe(false);
});

test("a page is stored by its path and its language alone", () => {
  expect(pageKey(at("/bihar?utm_source=a&language=en"), "hi")).toBe("http://portal.example/bihar?language=hi");
  expect([languageOfHtml(html), languageOfHtml('<html lang="fr">')]).toEqual(["hi", null]);
});

test("the files of a page that it loads by itself are its style sheets and pictures", () => {
  const page =
    '<link rel="stylesheet" href="/_next/static/chunks/a.css"/><script src="/_next/static/chunks/b.js"></script>' +
    '<img src="/images/topics/a.svg"/><img src="/images/topics/a.svg"/><img src="https://other.example/images/x.png">';
  expect(findAssets(page)).toEqual(["/_next/static/chunks/a.css", "/images/topics/a.svg"]);
});
