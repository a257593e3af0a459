import { beforeEach, expect, test, vi } from "vitest";
import { deleteAllDrafts, dropDraft, lastLearner, readDraft, rememberLearner, storeDraft } from "./drafts";

let stored: Record<string, string>;

beforeEach(() => {
  vi.useRealTimers();
  stored = {};
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
    removeItem: (key: string) => {
      delete stored[key];
    },
  };
  const localStorage = new Proxy(methods, {
    ownKeys: () => Object.keys(stored),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  vi.stubGlobal("window", { localStorage });
  vi.stubGlobal("document", { cookie: "language=hi; signed_in=1" });
});

test("a draft is read by its learner and name only, until it is dropped", () => {
  storeDraft("asha", "journal:periods", { entry: ["मेरी बात"] });
  expect(readDraft("asha", "journal:periods")).toEqual({ entry: ["मेरी बात"] });
  expect([readDraft("ravi", "journal:periods"), readDraft("asha", "journal:other")]).toEqual([null, null]);
  dropDraft("asha", "journal:periods");
  expect(readDraft("asha", "journal:periods")).toBeNull();
});

test("T25: another learner's drafts are deleted when a learner signs in, and all drafts on logout", () => {
  storeDraft("asha", "chat", { msg: ["private"] });
  stored.language = "hi";
  rememberLearner("asha");
  expect(readDraft("asha", "chat")).not.toBeNull();
  rememberLearner("ravi");
  expect(readDraft("asha", "chat")).toBeNull();
  storeDraft("ravi", "chat", { msg: ["mine"] });
  deleteAllDrafts();
  expect([stored, lastLearner()]).toEqual([{ language: "hi" }, null]);
});

test("T25: after the logout has deleted its cookie, no draft is stored any more", () => {
  vi.stubGlobal("document", { cookie: "language=hi" });
  storeDraft("asha", "journal:periods", { entry: ["too late"] });
  expect(stored).toEqual({});
});

test("a draft expires after 30 days", () => {
  vi.useFakeTimers();
  storeDraft("asha", "chat", { msg: ["old"] });
  vi.advanceTimersByTime(31 * 24 * 60 * 60 * 1000);
  expect(readDraft("asha", "chat")).toBeNull();
});

test("without browser storage nothing is stored and nothing fails", () => {
  vi.stubGlobal("window", {
    get localStorage(): never {
      throw new Error("SecurityError");
    },
  });
  storeDraft("asha", "chat", { msg: ["x"] });
  rememberLearner("asha");
  expect([readDraft("asha", "chat"), lastLearner()]).toEqual([null, null]);
});
