import { expect, test } from "vitest";
import { watched } from "./page-cache";

const cached = { lastModified: 1, cacheControl: { revalidate: 300, expire: 31_536_000 } };
class Cache {
  async get(): Promise<typeof cached | null> {
    return cached;
  }
  async set() {}
  async revalidateTag() {}
}
const cache = new (watched(Cache))();
const expiresAfter = async (key: string, kind = "APP_PAGE") => (await cache.get(key, { kind }))?.cacheControl?.expire;

test.each(["/en/info/course/healthy-minds", "/hi/info/course/growing-up-healthy", "/en/bihar", "/hi/up", "/en/rjedu"])(
  "%s, which shows a rating, is never served older than five minutes",
  async (key) => {
    expect(await expiresAfter(key)).toBe(300);
  },
);

test.each(["/en", "/en/courses", "/hi/bihar/enroll", "/en/topic/nutrition", "/en/online-demo/bihar", "/en/online-demo/up"])(
  "%s shows no rating and may be served once more while it is rendered again",
  async (key) => {
    expect(await expiresAfter(key)).toBe(31_536_000);
  },
);

test("what is cached for a shorter time, because rendering failed, is tried again after that time", async () => {
  class Failed extends Cache {
    override async get() {
      return { lastModified: 1, cacheControl: { revalidate: 30, expire: 300 } };
    }
  }
  expect((await new (watched(Failed))().get("/en/bihar", { kind: "APP_PAGE" }))?.cacheControl).toEqual({ revalidate: 30, expire: 300 });
});

test("what is not a page, and what is not cached, is left alone", async () => {
  class Empty extends Cache {
    override async get() {
      return null;
    }
  }
  expect(await expiresAfter("/en/bihar", "FETCH")).toBe(31_536_000);
  expect(await new (watched(Empty))().get("/en/bihar", { kind: "APP_PAGE" })).toBeNull();
});
