import { expect, test } from "vitest";
import { returnPath } from "./return-path";

test("a path of this site is kept with its query", () => {
  expect(returnPath("/view/course/growing-up-healthy?tab=1#top", "/dashboard")).toBe("/view/course/growing-up-healthy?tab=1#top");
});

test("nothing leads to another site", () => {
  const ways = ["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", "/\t/evil.example", "/a\\b", "", undefined, 7, "evil"];
  for (const way of ways) expect(returnPath(way, "/dashboard")).toBe("/dashboard");
});
