import { expect, test } from "vitest";
import { cacheBudget, cacheShares, contentKey, keepFile, makeFileCache } from "./caches";
import { portal } from "./portal";

const file = (text: string) => Buffer.from(text);

test("the shares of all caches are the whole budget, and each cache reports what it holds", async () => {
  expect(Object.values(cacheShares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
  const files = makeFileCache();
  expect(files.maxSize).toBe(Math.floor(cacheShares.files * cacheBudget));
  await keepFile("a", async () => Buffer.alloc(3000), files);
  expect(portal.caches?.bytes.get("files")?.()).toBeGreaterThanOrEqual(3000);
});

test("concurrent requests for the same file share one", async () => {
  const files = makeFileCache();
  const make = async () => file("drawn");
  const [first, second] = await Promise.all([keepFile("a", make, files), keepFile("a", make, files)]);
  expect(first).toBe(second);
});

test("what was used longest ago is dropped when the bytes are more than the share", async () => {
  const files = makeFileCache(25_000);
  let made = 0;
  const make = async () => Buffer.alloc(10_000, ++made);
  for (const key of ["a", "b", "a", "c"]) await keepFile(key, make, files);
  expect((await keepFile("a", make, files))[0]).toBe(1);
  expect((await keepFile("b", make, files))[0]).toBe(4);
});

test("a failure is not cached", async () => {
  const files = makeFileCache();
  await expect(keepFile("a", () => Promise.reject(new Error("no paper")), files)).rejects.toThrow("no paper");
  expect(await keepFile("a", async () => file("drawn"), files)).toEqual(file("drawn"));
});

test("a file that is dropped while it is being made still goes to its callers", async () => {
  const files = makeFileCache(15_000);
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  const first = keepFile("a", () => promise, files);
  await keepFile("b", async () => Buffer.alloc(10_000), files);
  const drawn = Buffer.alloc(20_000);
  resolve(drawn);
  expect(await first).toBe(drawn);
});

test("different contents and kinds have different keys", () => {
  expect(contentKey("pdf", { name: "अ" })).toBe(contentKey("pdf", { name: "अ" }));
  expect(contentKey("pdf", { name: "अ" })).not.toBe(contentKey("pdf", { name: "आ" }));
  expect(contentKey("pdf", { name: "अ" })).not.toBe(contentKey("badge", { name: "अ" }));
});
