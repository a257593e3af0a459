import { expect, test } from "vitest";
import { patternFinder } from "./build";

const findPattern = patternFinder({
  staticRoutes: [{ page: "/robots.txt", regex: "^/robots\\.txt$" }],
  dynamicRoutes: [
    { page: "/api/[[...call]]", regex: "^/api(?:/(.+?))?(?:/)?$" },
    { page: "/[locale]/verify-email/[token]", regex: "^/([^/]+?)/verify\\-email/([^/]+?)(?:/)?$" },
    { page: "/[locale]", regex: "^/([^/]+?)(?:/)?$" },
    { page: "/[locale]/[campaign]", regex: "^/([^/]+?)/([^/]+?)(?:/)?$" },
  ],
});

test.each([
  ["/", "/"],
  ["/?utm_source=sms", "/"],
  ["/bihar", "/[campaign]"],
  ["/bihar/", "/[campaign]"],
  ["/verify-email/a-secret-token?language=hi", "/verify-email/[token]"],
  ["/api/courses/x?id=1", "/api/[[...call]]"],
  ["/robots.txt", "/robots.txt"],
  ["/no/such/page", "(none)"],
  [`/${"x".repeat(600)}`, "/[campaign]"],
])("%s has the pattern %s", (url, pattern) => expect(findPattern(url)).toBe(pattern));
