import { expect, test, vi } from "vitest";

test("a refusal is one in every bundle of the build, and nothing else is", async () => {
  const { Refusal } = await import("./call-error");
  vi.resetModules();
  const { Refusal: another } = await import("./call-error");
  expect(another).not.toBe(Refusal);
  expect(new Refusal("TOO_MANY_REQUESTS", "tooManyTries")).toBeInstanceOf(another);
  for (const other of [new Error("tooManyTries"), null, undefined, "tooManyTries", { code: "TOO_MANY_REQUESTS" }]) expect(other instanceof another).toBe(false);
});
