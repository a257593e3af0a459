import fs from "node:fs";
import { expect, test } from "vitest";
import { loginRoutes, mailedLinks, routeMatcher } from "./routes";

const documented = fs
  .readFileSync("docs/spec/routes.tsv", "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"))
  .map(([route = "", access = ""]) => ({ address: route.replace(/[:[{][^/]+/g, "x"), access }));
const needsLogin = routeMatcher(loginRoutes);

test("the list has the documented routes", () => {
  expect(documented.filter(({ access }) => access === "login").length).toBeGreaterThanOrEqual(10);
  expect(documented.filter(({ access }) => access === "public").length).toBeGreaterThanOrEqual(40);
});

test.each(documented)("$address needs a login only where specified: $access", ({ address, access }) => {
  expect(needsLogin.test(address)).toBe(access === "login");
});

test.each(["/my-courses", "/my-courses/a/b", "/course/module/", "/profile/x", "/x/profile", "/view/course/"])(
  "%s is none of the routes that need a login",
  (address) => {
    expect(needsLogin.test(address)).toBe(false);
  },
);

test("the log rule for a proxy in docs/operations.md names every address that is mailed with a token", () => {
  const [, logged = ""] = /~\^\/\(([^)]+)\)\/ 0;/.exec(fs.readFileSync("docs/operations.md", "utf8")) ?? [];
  expect(logged.split("|").sort()).toEqual(mailedLinks.toSorted());
});
