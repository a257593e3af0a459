import { AsyncLocalStorage } from "node:async_hooks";
import { afterEach, expect, test } from "vitest";
import { portal, type RequestState } from "@/lib/platform/portal";
import { shelve, shelved } from "./shelf";

afterEach(() => {
  delete portal.requests;
  delete portal.shelf;
});

test("HTML of one request is found by that request alone", () => {
  const requests = new AsyncLocalStorage<RequestState>();
  portal.requests = requests;
  const [mine, others] = [{ sendsDocument: true }, { sendsDocument: true }];
  expect(requests.run(mine, () => shelve("text", "<p>mine</p>"))).toBe(true);
  expect(requests.run(others, () => shelved("text"))).toBeNull();
  expect(requests.run(mine, () => shelved("text"))).toBe("<p>mine</p>");
});

test("where only React's data is sent, no HTML pass comes for it", () => {
  const requests = new AsyncLocalStorage<RequestState>();
  portal.requests = requests;
  const navigation = { sendsDocument: false };
  expect(requests.run(navigation, () => shelve("text", "<p>x</p>"))).toBe(false);
  expect(requests.run(navigation, () => shelved("text"))).toBeNull();
});

test("outside of a request of a running portal nothing is shelved, so the HTML goes with React's data", () => {
  const requests = new AsyncLocalStorage<RequestState>();
  portal.requests = requests;
  expect(shelve("not-found-en", "<h1>x</h1>")).toBe(false);
  expect(requests.run({ sendsDocument: true }, () => shelved("not-found-en"))).toBeNull();
});

test("a build keeps it for its HTML pass", () => {
  expect(shelved("footer-hi")).toBeNull();
  expect(shelve("footer-hi", "<p>x</p>")).toBe(true);
  expect(shelved("footer-hi")).toBe("<p>x</p>");
});
