import { AsyncLocalStorage } from "node:async_hooks";
import { afterEach, expect, test, vi } from "vitest";
import { shelve, shelved } from "./shelf";

afterEach(() => vi.unstubAllGlobals());

test("HTML of one request is found by that request alone", () => {
  const answers = new AsyncLocalStorage<{ sendsDocument: boolean }>();
  vi.stubGlobal("portalAnswers", answers);
  const [mine, others] = [{ sendsDocument: true }, { sendsDocument: true }];
  expect(answers.run(mine, () => shelve("text", "<p>mine</p>"))).toBe(true);
  expect(answers.run(others, () => shelved("text"))).toBeNull();
  expect(answers.run(mine, () => shelved("text"))).toBe("<p>mine</p>");
});

test("where only React's data is sent, no HTML pass comes for it", () => {
  const answers = new AsyncLocalStorage<{ sendsDocument: boolean }>();
  vi.stubGlobal("portalAnswers", answers);
  const navigation = { sendsDocument: false };
  expect(answers.run(navigation, () => shelve("text", "<p>x</p>"))).toBe(false);
  expect(answers.run(navigation, () => shelved("text"))).toBeNull();
});

test("outside of a request of a running portal nothing is shelved, so the HTML goes with React's data", () => {
  const answers = new AsyncLocalStorage<{ sendsDocument: boolean }>();
  vi.stubGlobal("portalAnswers", answers);
  vi.stubGlobal("portalShelf", undefined);
  expect(shelve("not-found-en", "<h1>x</h1>")).toBe(false);
  expect(answers.run({ sendsDocument: true }, () => shelved("not-found-en"))).toBeNull();
});

test("a build keeps it for its HTML pass", () => {
  vi.stubGlobal("portalAnswers", undefined);
  vi.stubGlobal("portalShelf", undefined);
  expect(shelved("footer-hi")).toBeNull();
  expect(shelve("footer-hi", "<p>x</p>")).toBe(true);
  expect(shelved("footer-hi")).toBe("<p>x</p>");
});
