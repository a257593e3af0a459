import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { config } from "../../middleware";
import { addressNormalizer } from "./normalize-address";

let folder: string;
let normalize: (url: string) => string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-target-"));
  for (const file of ["public/images/a b.svg", "public/favicon.ico", "static/chunks/x.js"]) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), "");
  }
  ({ normalize } = addressNormalizer(path.join(folder, "public"), path.join(folder, "static")));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test.each([
  "/",
  "/courses?page=2",
  "/images/a%20b.svg?v=1",
  "/favicon.ico",
  "/_next/static/chunks/x.js",
  "/share/hi/topic/x.png",
  "/feeds/en.xml",
  "/images/boards/cycle.svg",
  "/api/nothing",
])("the address of a page, a file or a handler is not changed: %s", (url) => {
  expect(normalize(url)).toBe(url);
});

test.each([
  ["/images/courses?x=1", "/not-there?x=1"],
  ["/feeds/.", "/not-there"],
  ["/_next/static/chunks/y.js", "/not-there"],
  ["/%69mages/courses", "/not-there"],
  ["/%ff", "/%25ff"],
  ["/images/%ff", "/not-there"],
  ["/hi/courses/%ff", "/not-there"],
  ["/%ff/../share/", "/not-there"],
  ["/../share/", "/not-there"],
  ["/a/%2e%2e/images/courses", "/not-there"],
  ["/courses/../images/a%20b.svg", "/images/a%20b.svg"],
  ["/\\evil.example", "/evil.example"],
  ["//courses//1?rdir=//evil.example&q=a\\b?c", "/courses/1?rdir=//evil.example&q=a\\b?c"],
  ["http://localhost//courses", "/courses"],
  ["http://localhost/courses?x=1", "/courses?x=1"],
  ["*", "/not-there"],
  ["/%61bout-us?q=%61", "/about-us?q=%61"],
  ["/%2e%2E/%41", "/A"],
  ["/a%2fb%c3%a9", "/a%2Fb%C3%A9"],
])("%s becomes %s", (url, normalized) => {
  expect(normalize(url)).toBe(normalized);
});

test("an address that the middleware does not see and that is no file, handler or call becomes the not-found page", () => {
  const seen = new RegExp(`^${config.matcher[0]}$`);
  const first = fc.constantFrom(
    "images",
    "videos",
    "share",
    "feeds",
    "fonts",
    ".well-known",
    "_next",
    "favicon.ico",
    "icon.svg",
    "robots.txt",
    "sitemap.xml",
    "courses",
    "en",
  );
  fc.assert(
    fc.property(first, fc.string({ unit: fc.constantFrom("a", "/", ".", "-") }), (start, rest) => {
      const normalized = normalize(`/${start}/${rest}`);
      expect(seen.test(normalized) || /^\/(?:share|feeds)\//.test(normalized), normalized).toBe(true);
    }),
  );
});

test("every spelling of an address is the same page: letters, digits and - . _ ~ as themselves or escaped, in either case (RFC 3986, 6.2.2)", () => {
  const spelling = fc.array(fc.tuple(fc.constantFrom(..."abZ09-_~/éह ?#%+&"), fc.boolean(), fc.boolean()), {
    minLength: 1,
    maxLength: 20,
  });
  const escaped = (sign: string) =>
    [...new TextEncoder().encode(sign)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
  fc.assert(
    fc.property(spelling, (signs) => {
      const plain = signs.map(([sign]) => (/[\w~/-]/.test(sign) ? sign : escaped(sign).toUpperCase())).join("");
      const written = signs.map(([sign, isEscaped, isUpper]) => {
        if (sign === "/" || (!isEscaped && /[\w~-]/.test(sign))) return sign;
        return isUpper ? escaped(sign).toUpperCase() : escaped(sign);
      });
      expect(normalize(`/courses/${written.join("")}`)).toBe(normalize(`/courses/${plain}`));
      expect(normalize(normalize(`/courses/${plain}`))).toBe(normalize(`/courses/${plain}`));
      expect(decodeURIComponent(normalize(`/courses/${plain}`))).toBe(
        `/courses/${signs.map(([sign]) => sign).join("")}`.replace(/\/{2,}/g, "/"),
      );
    }),
  );
});

const portal = "https://portal.example";
const parts = fc.constantFrom(
  "/",
  "\\",
  "//",
  "evil.example",
  "..",
  ".",
  "courses",
  "%2f",
  "%5c",
  "%2e",
  "@",
  ":",
  "é",
);
const address = fc.array(parts, { maxLength: 12 }).map((all) => `/${all.join("")}`);

test("a browser that is led to the path stays on the portal's origin", () => {
  fc.assert(
    fc.property(address, (given) => {
      expect(new URL(normalize(given), portal).origin).toBe(portal);
      expect(normalize(given)).not.toMatch(/[\\/]{2}/);
      expect(normalize(normalize(given))).toBe(normalize(given));
    }),
    { numRuns: 1000 },
  );
});
