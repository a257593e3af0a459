import { afterEach, beforeEach, expect, test, vi } from "vitest";

// The browser's parts that matter, one page each: what another tab does to the cookie, and what this one hears.

let page: EventTarget;
let shown: EventTarget & { cookie: string; visibilityState: string };
let wentTo: string[];
let stored: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  wentTo = [];
  stored = new Map([["kept:a:journal", "x"]]);
  const storage = new Proxy(
    { removeItem: (key: string) => stored.delete(key), setItem: (key: string, value: string) => stored.set(key, value) },
    {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
  page = Object.assign(new EventTarget(), {
    location: { pathname: "/course/module/a", search: "", replace: (address: string) => wentTo.push(address) },
    localStorage: storage,
  });
  shown = Object.assign(new EventTarget(), { cookie: "signed_in=1.marker-of-a", visibilityState: "visible", body: { replaceChildren: () => undefined } });
  vi.stubGlobal("window", page);
  vi.stubGlobal("BroadcastChannel", undefined);
});
afterEach(() => vi.unstubAllGlobals());

async function open(rendered: string | null): Promise<void> {
  vi.stubGlobal("document", Object.assign(shown, { querySelector: () => (rendered ? { content: rendered } : null) }));
  (await import("./watch-account")).watchAccount();
}
const receiveStorageEvent = () => page.dispatchEvent(Object.assign(new Event("storage"), { key: "portal-account" }));

test("a page whose account is still signed in stays, also after logging in again", async () => {
  await open("marker-of-a");
  receiveStorageEvent();
  shown.dispatchEvent(new Event("visibilitychange"));
  expect([wentTo, stored.has("kept:a:journal")]).toEqual([[], true]);
});

test("another account: a learner's page says so, and nothing typed stays", async () => {
  await open("marker-of-a");
  shown.cookie = "signed_in=1.marker-of-b";
  receiveStorageEvent();
  receiveStorageEvent();
  expect([wentTo, stored.has("kept:a:journal")]).toEqual([["/other-account"], false]);
});

test("another account: a page for everybody is opened anew, and a tab that was frozen looks when it is shown", async () => {
  await open(null);
  shown.cookie = "signed_in=1.marker-of-b";
  shown.dispatchEvent(new Event("visibilitychange"));
  expect(wentTo).toEqual(["/course/module/a"]);
});

test("nobody: the page is opened anew, which leads to the login; what was typed waits for a session that has only ended", async () => {
  await open("marker-of-a");
  shown.cookie = "language=hi";
  receiveStorageEvent();
  expect([wentTo, stored.has("kept:a:journal")]).toEqual([["/course/module/a"], true]);
});

test("a guest's page, and one from before markers existed, stay", async () => {
  shown.cookie = "language=hi";
  await open(null);
  shown.cookie = "signed_in=1.marker-of-b";
  receiveStorageEvent();
  expect(wentTo).toEqual([]);
});

test("the page tells the others that it has been loaded", async () => {
  await open("marker-of-a");
  expect(stored.has("portal-account")).toBe(true);
});
