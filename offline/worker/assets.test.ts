import { afterEach, expect, test, vi } from "vitest";
import { storeAssets, storeShown } from "./assets";

afterEach(() => vi.unstubAllGlobals());

const origin = "https://portal.example";

test("a list stores its style sheet, and of its small pictures those that were shown", async () => {
  const stored = new Map<string, Response>();
  const addressOf = (given: Request | string) => (typeof given === "string" ? given : new URL(given.url).pathname);
  vi.stubGlobal("caches", {
    open: async () => ({
      match: async (given: Request | string) => stored.get(addressOf(given)),
      put: async (given: Request | string, response: Response) => void stored.set(addressOf(given), response),
    }),
  });
  vi.stubGlobal("fetch", async () => new Response("file"));
  const picture = (id: string) => `<img src="/images/boards/${id}.svg"/>`;
  await storeAssets(`<link rel="stylesheet" href="/_next/static/chunks/a.css"/>${picture("cycle")}${picture("plate")}`);
  expect([...stored.keys()]).toEqual(["/_next/static/chunks/a.css"]);
  const ask = (path: string) => new Request(origin + path);
  await storeShown(ask("/images/boards/cycle.svg"), new Response("<svg/>"));
  await storeShown(ask("/images/boards/plate.svg"), new Response(null, { status: 204 }));
  await storeShown(ask("/images/topics/a.svg"), new Response("<svg/>"));
  expect([...stored.keys()]).toEqual(["/_next/static/chunks/a.css", "/images/boards/cycle.svg"]);
});

test("a picture that a full phone cannot store is shown", async () => {
  const full = async () => {
    throw new DOMException("", "QuotaExceededError");
  };
  vi.stubGlobal("caches", { open: async () => ({ put: full }) });
  await storeShown(new Request(`${origin}/images/boards/cycle.svg`), new Response("<svg/>"));
});
