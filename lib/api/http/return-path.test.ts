import fc from "fast-check";
import { expect, test } from "vitest";
import { mailedLinks } from "../../contract/routes";
import { loginPathFrom, returnPath } from "./return-path";
import { hostilePaths, knownWaysOut, staysHere } from "./testing/hostile-paths";

const page = "https://portal.example/login?rdir=x";

test("a path of this site is returned with its query", () => {
  expect(returnPath("/view/course/growing-up-healthy?tab=1#top", "/dashboard")).toBe(
    "/view/course/growing-up-healthy?tab=1#top",
  );
  expect(returnPath("/discussions?from=//evil.example", "/dashboard")).toBe("/discussions?from=//evil.example");
});

test("dots that stay within the site are resolved", () => {
  expect(returnPath("/a/../courses", "/dashboard")).toBe("/courses");
  expect(returnPath("/..", "/dashboard")).toBe("/");
});

test.each([...knownWaysOut, "", undefined, 7, "evil"])("T8: %j gives the fallback", (way) => {
  expect(returnPath(way, "/dashboard")).toBe("/dashboard");
});

test("T8: whatever is given, the return path is a path of this site, and stays the same when it is checked again", () => {
  fc.assert(
    fc.property(hostilePaths, (given) => {
      const path = returnPath(given, "/dashboard");
      expect(staysHere(path, page)).toBe(true);
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(returnPath(path, "/another")).toBe(path);
    }),
    { numRuns: 3000 },
  );
});

test("a login from a page returns to it; from the pages of registration and login, to their own return path", () => {
  expect(loginPathFrom({ pathname: "/discussions", search: "?page=2&language=hi" })).toBe(
    `/login?rdir=${encodeURIComponent("/discussions?page=2")}`,
  );
  expect(loginPathFrom({ pathname: "/login", search: "?rdir=%2Fsettings" })).toBe("/login?rdir=%2Fsettings");
  for (const pathname of ["/login", "/register", "/logout/ask", "/resume_learning/token/a/topic", "/account/deleted"])
    expect(loginPathFrom({ pathname, search: "?utm_source=a" })).toBe("/login");
});

test("T11: a mailed link is no return path; the page of questions that are asked again, which a login opens, is one", () => {
  for (const link of mailedLinks)
    expect(loginPathFrom({ pathname: `/${link}/token/id`, search: "" }), link).toBe("/login");
  expect(loginPathFrom({ pathname: "/recall", search: "" })).toBe("/login?rdir=%2Frecall");
});
