import { expect, test, vi } from "vitest";

test("an error of a call is recognised in every bundle of the build, and nothing else is", async () => {
  const { CallError } = await import("./call-error");
  vi.resetModules();
  const { CallError: another } = await import("./call-error");
  expect(another).not.toBe(CallError);
  expect(new CallError("TOO_MANY_REQUESTS", "tooManyTries")).toBeInstanceOf(another);
  for (const other of [new Error("tooManyTries"), null, undefined, "tooManyTries", { code: "TOO_MANY_REQUESTS" }])
    expect(other instanceof another).toBe(false);
});
