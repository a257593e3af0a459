import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { consumeReturnPath, savedReturnPath, saveReturnPath } from "./saved-return-path";

beforeEach(() => {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("window", { sessionStorage });
});
afterEach(() => vi.unstubAllGlobals());

test("what was saved is taken once", () => {
  saveReturnPath("/info/course/a");
  expect(consumeReturnPath("/dashboard", "/dashboard")).toBe("/info/course/a");
  expect(consumeReturnPath("/dashboard", "/dashboard")).toBe("/dashboard");
});

test("what the address says counts more", () => {
  saveReturnPath("/info/course/a");
  expect(consumeReturnPath("/settings", "/dashboard")).toBe("/settings");
});

test("a saved address of another site counts as none", () => {
  saveReturnPath("//evil.example");
  expect(consumeReturnPath(undefined, "/courses")).toBe("/courses");
});

test("a browser that refuses its storage returns to the usual place", () => {
  vi.stubGlobal("window", {});
  saveReturnPath("/info/course/a");
  expect(consumeReturnPath(undefined, "/dashboard")).toBe("/dashboard");
});

test("a sign-in that may be cancelled on another site leaves it where it is", () => {
  expect(savedReturnPath()).toBe("");
  saveReturnPath("/info/course/a");
  expect([savedReturnPath(), savedReturnPath()]).toEqual(["/info/course/a", "/info/course/a"]);
  saveReturnPath("/..//evil.example");
  expect(savedReturnPath()).toBe("");
});
