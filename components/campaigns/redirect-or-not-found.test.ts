import { expect, test } from "vitest";
import { allowedTarget } from "./redirect-or-not-found";

const hosts = ["www.unicef.org"];

test("paths of the portal and https addresses of listed hosts pass", () => {
  expect(allowedTarget("/info/course/a?b=1#faqs", hosts)).toBe("/info/course/a?b=1#faqs");
  expect(allowedTarget("https://www.unicef.org/india/", hosts)).toBe("https://www.unicef.org/india/");
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "http://www.unicef.org/",
  "https://evil.example/",
  "https://www.unicef.org.evil.example/",
  "https://www.unicef.org@evil.example/",
  "https://evil.example@www.unicef.org/",
  "https://www.unicef.org:8443/",
  "javascript:alert(1)",
  "",
])("'%s' does not", (target) => {
  expect(allowedTarget(target, hosts)).toBeNull();
});
