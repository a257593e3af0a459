import { expect, test } from "vitest";
import { loginRoutes, prefetchedRoutes, routeMatcher } from "@/lib/contract/routes";
import { mayPrefetch } from "./prefetch-on-intent";

const here = "https://portal.example";

test.each([
  "/",
  "/courses",
  "/info/course/growing-up-healthy",
  "/topic/nutrition",
  "/discussions/view/a",
  "/about-us",
  "/resources",
])("%s may be fetched early", (path) => {
  expect(mayPrefetch(`${here}${path}`, here)).toBe(true);
});

test.each([...prefetchedRoutes])("%s is no route that needs a login or writes", (route) => {
  const path = route.replace(/\[[^\]]+\]/g, "x");
  expect(routeMatcher(loginRoutes).test(path)).toBe(false);
  expect(mayPrefetch(`${here}${path}`, here)).toBe(true);
});

test.each([
  `${here}/dashboard`,
  `${here}/logout`,
  `${here}/reset-password-token/a/b`,
  `${here}/verify-email/a/b`,
  `${here}/p/bihar`,
  `${here}/api/docs`,
  `${here}/courses?language=hi`,
  "https://elsewhere.example/courses",
  "mailto:help@sehatshala.example",
])("%s is only followed", (address) => {
  expect(mayPrefetch(address, here)).toBe(false);
});
