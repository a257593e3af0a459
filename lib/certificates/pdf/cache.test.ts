import { expect, test } from "vitest";
import { contentKey, createCache } from "./cache";

test("requests for the same content at the same moment share one result", async () => {
  const remember = createCache<object>(2);
  const make = async () => ({});
  const [first, second] = await Promise.all([remember("a", make), remember("a", make)]);
  expect(first).toBe(second);
});

test("the one used longest ago is forgotten first", async () => {
  const remember = createCache<number>(2);
  let made = 0;
  const make = async () => (made += 1);
  for (const key of ["a", "b", "a", "c"]) await remember(key, make);
  expect(await remember("a", make)).toBe(1);
  expect(await remember("b", make)).toBe(4);
});

test("a failure is not kept", async () => {
  const remember = createCache<string>(2);
  await expect(remember("a", () => Promise.reject(new Error("no paper")))).rejects.toThrow("no paper");
  await expect(remember("a", async () => "drawn")).resolves.toBe("drawn");
});

test("the key tells contents apart", () => {
  expect(contentKey({ name: "अ" })).toBe(contentKey({ name: "अ" }));
  expect(contentKey({ name: "अ" })).not.toBe(contentKey({ name: "आ" }));
});
