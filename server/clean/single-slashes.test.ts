import fc from "fast-check";
import { expect, test } from "vitest";
import { withSingleSlashes } from "./single-slashes";

const portal = "https://portal.example";
const parts = fc.constantFrom("/", "\\", "//", "evil.example", "..", ".", "courses", "%2f", "%5c", "@", ":", "é");
const address = fc.array(parts, { maxLength: 12 }).map((all) => `/${all.join("")}`);

test("a browser that is led to the path stays on the portal's origin", () => {
  fc.assert(
    fc.property(address, (given) => void expect(new URL(withSingleSlashes(given), portal).origin).toBe(portal)),
  );
});

test("the result does not change when it is used as input again", () => {
  fc.assert(
    fc.property(
      address,
      (given) => void expect(withSingleSlashes(withSingleSlashes(given))).toBe(withSingleSlashes(given)),
    ),
  );
});

test("the query stays as it is", () => {
  expect(withSingleSlashes("//courses//1?rdir=//evil.example&q=a\\b?c")).toBe(
    "/courses/1?rdir=//evil.example&q=a\\b?c",
  );
  expect(withSingleSlashes("/courses?language=hi")).toBe("/courses?language=hi");
});
