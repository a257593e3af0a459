import { afterEach, beforeEach, expect, test, vi } from "vitest";

// A fake of the browser for one page: the cookie that another tab changes, and the events that this one receives.

let page: EventTarget;
let shown: EventTarget & { cookie: string; visibilityState: string };
let wentTo: string[];
let stored: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  wentTo = [];
  stored = new Map([["kept:a:journal", "x"]]);
  const storage = new Proxy(
    {
      removeItem: (key: string) => stored.delete(key),
      setItem: (key: string, value: string) => stored.set(key, value),
    },
    {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
  page = Object.assign(new EventTarget(), {
    location: { pathname: "/course/module/a", search: "", replace: (address: string) => wentTo.push(address) },
    localStorage: storage,
  });
  shown = Object.assign(new EventTarget(), {
    cookie: "signed_in=1.marker-of-a",
    visibilityState: "visible",
    body: { replaceChildren: () => undefined },
  });
  vi.stubGlobal("window", page);
  vi.stubGlobal("BroadcastChannel", undefined);
});
afterEach(() => vi.unstubAllGlobals());

async function open(rendered: string | null): Promise<void> {
  vi.stubGlobal("document", Object.assign(shown, { querySelector: () => (rendered ? { content: rendered } : null) }));
  (await import("./watch-account")).watchAccount();
}
const receiveStorageEvent = () => page.dispatchEvent(Object.assign(new Event("storage"), { key: "portal-account" }));

test("a page of the signed-in account stays, also after a new login", async () => {
  await open("marker-of-a");
  receiveStorageEvent();
  shown.dispatchEvent(new Event("visibilitychange"));
  expect([wentTo, stored.has("kept:a:journal")]).toEqual([[], true]);
});

test("with another account a learner's page shows a notice, and drafts are deleted", async () => {
  await open("marker-of-a");
  shown.cookie = "signed_in=1.marker-of-b";
  receiveStorageEvent();
  receiveStorageEvent();
  expect([wentTo, stored.has("kept:a:journal")]).toEqual([["/other-account"], false]);
});

test("with another account a public page is reloaded; a tab that was frozen checks when it is shown", async () => {
  await open(null);
  shown.cookie = "signed_in=1.marker-of-b";
  shown.dispatchEvent(new Event("visibilitychange"));
  expect(wentTo).toEqual(["/course/module/a"]);
});

test("without a session the page is reloaded, which opens the login; drafts stay if the session has only ended", async () => {
  await open("marker-of-a");
  shown.cookie = "language=hi";
  receiveStorageEvent();
  expect([wentTo, stored.has("kept:a:journal")]).toEqual([["/course/module/a"], true]);
});

test("a guest's page stays, and so does one from before markers existed", async () => {
  shown.cookie = "language=hi";
  await open(null);
  shown.cookie = "signed_in=1.marker-of-b";
  receiveStorageEvent();
  expect(wentTo).toEqual([]);
});

test("the page notifies other tabs that it was loaded", async () => {
  await open("marker-of-a");
  expect(stored.has("portal-account")).toBe(true);
});

test("a logout that clears the site's storage does not reload its own tab, which would abort the redirect to the login", async () => {
  await open("marker-of-a");
  shown.cookie = "language=hi";
  page.dispatchEvent(Object.assign(new Event("storage"), { key: null }));
  expect(wentTo).toEqual([]);
  receiveStorageEvent();
  expect(wentTo).toEqual(["/course/module/a"]);
});
