import { expect, test } from "vitest";
import type { RecordedCalls } from "../../platform/portal";
import { apiClientFor } from "../backend";
import { guest } from "../caller";
import { callKey, recordedApi, recordingApi } from "./recorded-calls";

const api = () => apiClientFor(guest("en"));

test("what a page has asked is answered again from the record, without the backend", async () => {
  const calls: RecordedCalls = {};
  const asked = await recordingApi(api(), calls).courses.list({ language: "en" });
  expect(Object.keys(calls)).toEqual([callKey("courses.list", { language: "en" })]);
  calls[callKey("courses.list", { language: "en" })] = asked.slice(0, 1);
  const again = recordedApi(api(), JSON.parse(JSON.stringify(calls)), "refused");
  expect(await again.courses.list({ language: "en" })).toEqual(asked.slice(0, 1));
});

test("another call, and the same one with another input, is refused, or asked where that is allowed", async () => {
  const calls: RecordedCalls = { [callKey("courses.list", { language: "en" })]: [] };
  const strict = recordedApi(api(), calls, "refused");
  await expect(strict.courses.list({ language: "hi" })).rejects.toThrow("courses.list");
  await expect(strict.courses.detail({ id: "growing-up-healthy", language: "en" })).rejects.toThrow("courses.detail");
  expect((await recordedApi(api(), calls, "asked").courses.list({ language: "hi" })).length).toBeGreaterThan(0);
});

test("a call that fails is not recorded", async () => {
  const calls: RecordedCalls = {};
  await expect(recordingApi(api(), calls).accounts.checkAuth({})).rejects.toThrow();
  expect(calls).toEqual({});
});

test("a client may be awaited", async () => {
  expect(typeof (await Promise.resolve(recordingApi(api(), {})))).toBe(typeof api());
});
