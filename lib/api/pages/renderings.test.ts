import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watched } from "./page-cache";
import { currentRenderings, renderingBegins, renderingEnds } from "./renderings";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function waits(): Promise<boolean> {
  let over = false;
  currentRenderings().then(() => {
    over = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return !over;
}

test("a change waits for the running renderings, into the next millisecond, and for nothing else", async () => {
  expect(await waits()).toBe(false);
  renderingBegins("/en/discussions");
  renderingBegins("/hi/discussions");
  renderingEnds("/en/discussions");
  expect(await waits()).toBe(true);
  renderingEnds("/hi/discussions");
  await vi.advanceTimersByTimeAsync(1);
  expect(await waits()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(await waits()).toBe(false);
});

test("a rendering that fails is waited for only up to the limit", async () => {
  renderingBegins("/en/discussions");
  await vi.advanceTimersByTimeAsync(2999);
  expect(await waits()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(await waits()).toBe(false);
});

test.each([
  ["/en/discussions/view/a", "APP_PAGE", null, true],
  ["/route/$/hi/course_discussions/view/a", "APP_PAGE", null, true],
  ["/en/info/course/growing-up-healthy", "APP_PAGE", null, true],
  ["/hi/bihar", "APP_PAGE", null, true],
  ["/hi/bihar/enroll", "APP_PAGE", null, false],
  ["/en/discussions", "APP_PAGE", 299, false],
  ["/en/discussions", "APP_PAGE", 301, true],
  ["/en/courses", "APP_PAGE", null, false],
  ["/en/discussions-of-others", "APP_PAGE", null, false],
  ["/en/discussions", "FETCH", null, false],
])("%s as %s, cached for %s seconds: is it being rendered? %s", async (key, kind, seconds, rendering) => {
  class FakeCache {
    async get() {
      return seconds === null ? null : { lastModified: Date.now() - seconds * 1000 };
    }
    async set() {}
    async revalidateTag() {}
  }
  const cache = new (watched(FakeCache))();
  await cache.get(key, { kind });
  expect(await waits()).toBe(rendering);
  await cache.set(key, null, {});
  await vi.advanceTimersByTimeAsync(2);
  expect(await waits()).toBe(false);
});
