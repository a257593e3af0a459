import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { assetsCache } from "./assets";
import { deleteUnusedAssets, filesIn, scriptsAddress, storeScripts, withStoredScripts } from "./page-scripts";

const origin = "https://portal.example";
const stores = new Map<string, Map<string, string>>();
const loaded: string[] = [];
const absoluteAddress = (given: Request | string) =>
  new URL(typeof given === "string" ? given : given.url, origin).href;

function storeNamed(name: string) {
  const kept = stores.get(name) ?? new Map<string, string>();
  stores.set(name, kept);
  return {
    match: async (given: Request | string) => {
      const text = kept.get(absoluteAddress(given));
      return text === undefined ? undefined : new Response(text);
    },
    matchAll: async () => [...kept.values()].map((text) => new Response(text)),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async (given: Request) => kept.delete(absoluteAddress(given)),
    put: (address: string, text: string) => void kept.set(absoluteAddress(address), text),
    add: async (given: Request | string) => {
      loaded.push(absoluteAddress(given));
      if (absoluteAddress(given).includes("broken")) throw new TypeError("Failed to fetch");
      kept.set(absoluteAddress(given), "loaded");
    },
  };
}

beforeEach(() => {
  stores.clear();
  loaded.length = 0;
  vi.stubGlobal("caches", {
    open: async (name: string) => storeNamed(name),
    keys: async () => [...stores.keys()],
  });
});
afterEach(() => vi.unstubAllGlobals());

const address = `/scripts/${"d".repeat(22)}/en/bihar.js`;
// As server/finish/scripts-on-intent.test.ts shows that the server writes both.
const html =
  '<html lang="en"><head><link rel="stylesheet" href="/_next/static/chunks/a.css"/>' +
  `<script data-page-scripts="${address}" data-for-everybody="">start()</script></head><body><p>words</p></body></html>`;
const file =
  `self.__next_f.push([1,${JSON.stringify('1:I[1,["/_next/static/chunks/later.js"]]\n')}])` +
  ';(function(){var all=[["/_next/static/chunks/a.js"],["/_next/static/chunks/old.js",1],["/_next/static/chunks/b.js"]];all.forEach(load)})()';

test("the file of a page's scripts and the files that it loads are found as the server writes them", () => {
  expect(scriptsAddress(html)).toBe(address);
  expect(filesIn(file)).toEqual(["/_next/static/chunks/a.js", "/_next/static/chunks/b.js"]);
  expect(scriptsAddress('<script data-page-scripts="/_next/a.js /_next/b.js">')).toBeNull();
});

test("a stored page names its scripts only where all of them are stored", async () => {
  const shown = async () => (await withStoredScripts(new Response(html, { status: 200 }))).text();
  const bare = html.replace(`data-page-scripts="${address}"`, 'data-page-scripts=""');
  expect(bare).not.toBe(html);
  expect(await shown()).toBe(bare);
  const assets = storeNamed(assetsCache);
  assets.put(address, file);
  assets.put("/_next/static/chunks/a.js", "a");
  expect(await shown()).toBe(bare);
  assets.put("/_next/static/chunks/b.js", "b");
  expect(await shown()).toBe(html);
  const without = "<html><p>words</p></html>";
  expect(await (await withStoredScripts(new Response(without))).text()).toBe(without);
});

test("only scripts of this portal are stored, each once; one that cannot be had is left out", async () => {
  const given = [
    `${origin}${address}`,
    `${origin}/_next/static/chunks/a.js`,
    `${origin}/_next/static/chunks/broken.js`,
  ];
  const others = [`${origin}/api/users/checkAuth`, "https://other.example/_next/static/chunks/a.js", "no address"];
  await storeScripts([...given, ...others], origin);
  await storeScripts(given.slice(0, 2), origin);
  expect(loaded).toEqual(given);
  expect([...(stores.get(assetsCache)?.keys() ?? [])]).toEqual(given.slice(0, 2));
});

test("what no stored page names is deleted, with the scripts of pages that are no longer stored", async () => {
  const assets = storeNamed(assetsCache);
  const used = [address, "/_next/static/chunks/a.css", "/_next/static/chunks/a.js", "/_next/static/chunks/later.js"];
  for (const name of used) assets.put(name, name === address ? file : "kept");
  assets.put(`/scripts/${"x".repeat(22)}/en/bihar.js`, file);
  assets.put("/_next/static/chunks/before.js", "of another build");
  storeNamed("portal-pages").put("/bihar?language=en", html);
  await deleteUnusedAssets(["portal-pages"]);
  expect([...(stores.get(assetsCache)?.keys() ?? [])]).toEqual(used.map((name) => origin + name));
});
