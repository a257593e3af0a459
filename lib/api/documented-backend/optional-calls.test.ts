import { ORPCError } from "@orpc/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { guest } from "../caller";
import { optionalCalls } from "./optional-calls";
import type { UpstreamClient } from "./or-documented";

type Published = () => Promise<unknown>;
const published = vi.fn<Published>();
const backend = () => optionalCalls({ pages: { published } } as unknown as UpstreamClient);
const error = (status: number, key?: string) => new ORPCError("ERROR", { status, data: { key } });
const minuteMs = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  published.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a backend with only the documented calls has no optional call; it is checked once in ten minutes for all pages", async () => {
  published.mockRejectedValue(error(404));
  const { has } = backend();
  expect(
    await Promise.all([has("learning.recount"), has("discussions.reportComment"), has("learning.recount")]),
  ).toEqual([false, false, false]);
  vi.advanceTimersByTime(9 * minuteMs);
  expect(await has("privacy.sendGrievance")).toBe(false);
  expect(published).toHaveBeenCalledTimes(1);
});

test("a call that a backend gets later is found without a page waiting for the check", async () => {
  const second = Promise.withResolvers<unknown>();
  published.mockRejectedValueOnce(error(404)).mockReturnValue(second.promise);
  const { has } = backend();
  expect(await has("learning.recount")).toBe(false);
  vi.advanceTimersByTime(11 * minuteMs);
  expect(await has("learning.recount")).toBe(false);
  second.resolve({ data: [] });
  await second.promise;
  expect(await has("learning.recount")).toBe(true);
  expect(published).toHaveBeenCalledTimes(2);
});

test("a missing response changes nothing, and the next check comes soon", async () => {
  published.mockRejectedValueOnce(error(404)).mockRejectedValue(new TypeError("fetch failed"));
  const { has } = backend();
  await has("learning.recount");
  vi.advanceTimersByTime(11 * minuteMs);
  for (let time = 0; time < 5; time += 1) expect(await has("learning.recount")).toBe(false);
  expect(published).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(11_000);
  expect(await has("learning.recount")).toBe(false);
  expect(published).toHaveBeenCalledTimes(3);
});

test("a single call that fails with 404 without a reason counts as missing for ten minutes; the others do not", async () => {
  published.mockResolvedValue({ data: [] });
  const { has, noting } = backend();
  const options = { context: { caller: guest("en"), language: "en" as const } };
  await expect(
    noting("discussions.reportComment", () => Promise.reject(error(404, "commentUnknown")))({}, options),
  ).rejects.toThrow();
  await expect(noting("discussions.reportComment", () => Promise.reject(error(500)))({}, options)).rejects.toThrow();
  expect(await has("discussions.reportComment")).toBe(true);
  await expect(
    noting("discussions.reportComment", () => Promise.reject(error(404)))({}, options),
  ).rejects.toMatchObject({ status: 404 });
  expect(await has("discussions.reportComment")).toBe(false);
  expect(await has("learning.recount")).toBe(true);
  vi.advanceTimersByTime(11 * minuteMs);
  expect(await has("discussions.reportComment")).toBe(true);
});

test("a clock that is set back does not keep what was known from being checked", async () => {
  published.mockRejectedValueOnce(error(404)).mockResolvedValue({ data: [] });
  const { has } = backend();
  expect(await has("learning.recount")).toBe(false);
  vi.setSystemTime(Date.now() - 24 * 60 * minuteMs);
  vi.advanceTimersByTime(11 * minuteMs);
  await has("learning.recount");
  expect(await has("learning.recount")).toBe(true);
});
