import { AsyncLocalStorage } from "node:async_hooks";
import { afterEach, beforeEach, expect, test } from "vitest";
import { portal, type RequestState } from "@/lib/platform/portal";
import { storeHtml } from "./store-html";
import { storedHtml } from "./stored-html";

const requests = new AsyncLocalStorage<RequestState>();
beforeEach(() => {
  portal.requests = requests;
});
afterEach(() => {
  delete portal.requests;
});

test("the HTML pass finds it by its key, within the request and outside of it", () => {
  const request: RequestState = { sendsDocument: true };
  const key = requests.run(request, () => storeHtml("<p>mine</p>")) ?? "";
  expect(requests.run(request, () => storedHtml(key))).toBe("<p>mine</p>");
  expect(storedHtml(key)).toBe("<p>mine</p>");
  expect(requests.run({ sendsDocument: true }, () => storedHtml("another key"))).toBeNull();
  expect(request.hasStaticHtml).toBe(true);
});

test("the same HTML has the same key, other HTML another", () => {
  const keys = ["<p>a</p>", "<p>a</p>", "<p>b</p>"].map((html) =>
    requests.run({ sendsDocument: true }, () => storeHtml(html)),
  );
  expect(keys[0]).toBe(keys[1]);
  expect(keys[0]).not.toBe(keys[2]);
});

test("where only React's data is sent, and where the request is not known, the HTML goes with the data", () => {
  const navigation: RequestState = { sendsDocument: false };
  expect(requests.run(navigation, () => storeHtml("<p>x</p>"))).toBeNull();
  expect(navigation.hasStaticHtml).toBeUndefined();
  expect(storeHtml("<h1>not found</h1>")).toBeNull();
});

test("a build keeps it for its HTML pass", () => {
  delete portal.requests;
  expect(storedHtml(storeHtml("<p>footer</p>") ?? "")).toBe("<p>footer</p>");
});

test("it is bounded: what has been waiting longest goes first, and what is stored again stays", () => {
  const inRequest = (html: string) => requests.run({ sendsDocument: true }, () => storeHtml(html)) ?? "";
  const header = inRequest("<header>often</header>");
  const first = inRequest("first");
  for (let page = 0; page < 60; page += 1) {
    inRequest(String(page).padEnd(100_000, "x"));
    inRequest("<header>often</header>");
  }
  expect(storedHtml(first)).toBeNull();
  expect(storedHtml(header)).toBe("<header>often</header>");
  expect([...(portal.storedHtml?.values() ?? [])].join("").length).toBeLessThanOrEqual(4_000_000);
});
