import fc from "fast-check";
import { expect, test } from "vitest";
import { resumePath } from "@/components/account/recovery/resume-path";
import { pathAfterRegistering } from "@/components/account/register/registration-input";
import { pathAfterLogin } from "@/components/account/sign-in/login-path";
import { allowedTarget } from "@/components/campaigns/allowed-target";
import { loginPathFrom, returnPath } from "./return-path";
import { hostilePaths, knownWaysOut, staysHere } from "./testing/hostile-paths";

const page = "https://portal.example/login?rdir=x";

test("a path of this site is returned with its query", () => {
  expect(returnPath("/view/course/growing-up-healthy?tab=1#top", "/dashboard")).toBe("/view/course/growing-up-healthy?tab=1#top");
  expect(returnPath("/discussions?from=//evil.example", "/dashboard")).toBe("/discussions?from=//evil.example");
});

test("dots that stay within the site are resolved", () => {
  expect(returnPath("/a/../courses", "/dashboard")).toBe("/courses");
  expect(returnPath("/..", "/dashboard")).toBe("/");
});

test.each([...knownWaysOut, "", undefined, 7, "evil"])("T8: %j leads to the fallback", (way) => {
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

test("T8: the ways after login, registration, a short address and a resume link stay on this site", () => {
  fc.assert(
    fc.property(hostilePaths, fc.constantFrom("course_info", "module", "topic", "other"), (given, target) => {
      const path = returnPath(given, "/dashboard");
      const ways = [pathAfterLogin(0, path), pathAfterLogin(1, path), pathAfterRegistering({ age: "15" }, path), pathAfterRegistering({ age: "30" }, path)];
      const resumed = resumePath({ page: target, id: given.toWellFormed(), utm_source: given, utm_campaign: given });
      for (const way of [...ways, resumed, allowedTarget(given, []) ?? "/", backOf(loginPathFrom({ pathname: given, search: `?rdir=${given}` }))])
        expect(staysHere(way, page), way).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

/** Where the login at `address` leads to. */
function backOf(address: string): string {
  return new URL(address, page).searchParams.get("rdir") ?? "/";
}

test("a login from a page returns to it; from the pages of registration and login, to their own return path", () => {
  expect(loginPathFrom({ pathname: "/discussions", search: "?page=2&language=hi" })).toBe(`/login?rdir=${encodeURIComponent("/discussions?page=2")}`);
  expect(loginPathFrom({ pathname: "/login", search: "?rdir=%2Fsettings" })).toBe("/login?rdir=%2Fsettings");
  for (const pathname of ["/login", "/register", "/logout/ask", "/resume_learning/token/a/topic", "/account/deleted"])
    expect(loginPathFrom({ pathname, search: "?utm_source=a" })).toBe("/login");
});
