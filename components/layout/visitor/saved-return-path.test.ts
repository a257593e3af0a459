import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetReturnPath, savedReturnPath, saveReturnPath, wantedReturnPath } from "./saved-return-path";

beforeEach(() => {
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal("window", { sessionStorage });
});
afterEach(() => vi.unstubAllGlobals());

test("a saved path is used once: a rejected form keeps it, a successful one removes it", () => {
  saveReturnPath("/info/course/a");
  expect(wantedReturnPath("/dashboard", "/dashboard")).toBe("/info/course/a");
  expect(wantedReturnPath("/dashboard", "/dashboard")).toBe("/info/course/a");
  forgetReturnPath("/dashboard", "/dashboard");
  expect(wantedReturnPath("/dashboard", "/dashboard")).toBe("/dashboard");
});

test("the path in the address overrides the saved one", () => {
  saveReturnPath("/info/course/a");
  expect(wantedReturnPath("/settings", "/dashboard")).toBe("/settings");
  forgetReturnPath("/settings", "/dashboard");
  expect(savedReturnPath()).toBe("/info/course/a");
});

test("a saved address of another site is ignored", () => {
  saveReturnPath("//evil.example");
  expect(wantedReturnPath(undefined, "/courses")).toBe("/courses");
});

test("without browser storage the default path is used", () => {
  vi.stubGlobal("window", {});
  saveReturnPath("/info/course/a");
  expect(wantedReturnPath(undefined, "/dashboard")).toBe("/dashboard");
});

test("a sign-in that may be cancelled on another site leaves the saved path", () => {
  expect(savedReturnPath()).toBe("");
  saveReturnPath("/info/course/a");
  expect([savedReturnPath(), savedReturnPath()]).toEqual(["/info/course/a", "/info/course/a"]);
  saveReturnPath("/..//evil.example");
  expect(savedReturnPath()).toBe("");
});
