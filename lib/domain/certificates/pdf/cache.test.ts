import { expect, test } from "vitest";
import { contentKey, createCache } from "./cache";

test("concurrent requests for the same content share one result", async () => {
  const remember = createCache<object>(2);
  const make = async () => ({});
  const [first, second] = await Promise.all([remember("a", make), remember("a", make)]);
  expect(first).toBe(second);
});

test("the least recently used entry is evicted first", async () => {
  const remember = createCache<{ turn: number }>(2);
  let made = 0;
  const make = async () => {
    made += 1;
    return { turn: made };
  };
  for (const key of ["a", "b", "a", "c"]) await remember(key, make);
  expect(await remember("a", make)).toEqual({ turn: 1 });
  expect(await remember("b", make)).toEqual({ turn: 4 });
});

test("a failure is not cached", async () => {
  const remember = createCache<object>(2);
  const rendered = {};
  await expect(remember("a", () => Promise.reject(new Error("no paper")))).rejects.toThrow("no paper");
  await expect(remember("a", async () => rendered)).resolves.toBe(rendered);
});

test("an entry that is evicted while it is being made still gives its result to the callers", async () => {
  const remember = createCache<object>(1);
  const rendered = {};
  let finish = () => {};
  const first = remember("a", () => new Promise((resolve) => (finish = () => resolve(rendered))));
  await remember("b", async () => ({}));
  finish();
  expect(await first).toBe(rendered);
});

test("different contents have different keys", () => {
  expect(contentKey({ name: "अ" })).toBe(contentKey({ name: "अ" }));
  expect(contentKey({ name: "अ" })).not.toBe(contentKey({ name: "आ" }));
});
