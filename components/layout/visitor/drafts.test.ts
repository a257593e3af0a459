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
  const localStorage = new Proxy(methods, { ownKeys: () => Object.keys(stored), getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) });
  vi.stubGlobal("window", { localStorage });
  vi.stubGlobal("document", { cookie: "language=hi; signed_in=1" });
});

test("what was kept is read by its learner and its name only, until it is dropped", () => {
  storeDraft("asha", "journal:periods", { entry: ["मेरी बात"] });
  expect(readDraft("asha", "journal:periods")).toEqual({ entry: ["मेरी बात"] });
  expect([readDraft("ravi", "journal:periods"), readDraft("asha", "journal:other")]).toEqual([null, null]);
  dropDraft("asha", "journal:periods");
  expect(readDraft("asha", "journal:periods")).toBeNull();
});

test("T25: what somebody else left unsent goes when another learner comes, and everything on logout", () => {
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

test("T25: after the logout has taken its cookie, nothing is kept any more", () => {
  vi.stubGlobal("document", { cookie: "language=hi" });
  storeDraft("asha", "journal:periods", { entry: ["too late"] });
  expect(stored).toEqual({});
});

test("after 30 days it is gone", () => {
  vi.useFakeTimers();
  storeDraft("asha", "chat", { msg: ["old"] });
  vi.advanceTimersByTime(31 * 24 * 60 * 60 * 1000);
  expect(readDraft("asha", "chat")).toBeNull();
});

test("a browser that refuses its storage keeps nothing and fails nothing", () => {
  vi.stubGlobal("window", {
    get localStorage(): never {
      throw new Error("SecurityError");
    },
  });
  storeDraft("asha", "chat", { msg: ["x"] });
  rememberLearner("asha");
  expect([readDraft("asha", "chat"), lastLearner()]).toEqual([null, null]);
});
