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

test("a saved path is used once", () => {
  saveReturnPath("/info/course/a");
  expect(consumeReturnPath("/dashboard", "/dashboard")).toBe("/info/course/a");
  expect(consumeReturnPath("/dashboard", "/dashboard")).toBe("/dashboard");
});

test("the path in the address overrides the saved one", () => {
  saveReturnPath("/info/course/a");
  expect(consumeReturnPath("/settings", "/dashboard")).toBe("/settings");
});

test("a saved address of another site is ignored", () => {
  saveReturnPath("//evil.example");
  expect(consumeReturnPath(undefined, "/courses")).toBe("/courses");
});

test("without browser storage the default path is used", () => {
  vi.stubGlobal("window", {});
  saveReturnPath("/info/course/a");
  expect(consumeReturnPath(undefined, "/dashboard")).toBe("/dashboard");
});

test("a sign-in that may be cancelled on another site leaves the saved path", () => {
  expect(savedReturnPath()).toBe("");
  saveReturnPath("/info/course/a");
  expect([savedReturnPath(), savedReturnPath()]).toEqual(["/info/course/a", "/info/course/a"]);
  saveReturnPath("/..//evil.example");
  expect(savedReturnPath()).toBe("");
});
