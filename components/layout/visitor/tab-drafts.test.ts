import { beforeEach, expect, test, vi } from "vitest";
import { deleteAllDrafts, rememberLearner } from "./drafts";
import { deleteTyped, dropTyped, guest, readTyped, storeTyped } from "./tab-drafts";

const typed = { values: { mobile: ["9876543210"] }, base: { mobile: "" } };
let signedIn: boolean;

beforeEach(() => {
  vi.useRealTimers();
  signedIn = false;
  vi.stubGlobal("window", { sessionStorage: storage(), localStorage: storage() });
  vi.stubGlobal("document", {
    get cookie() {
      return signedIn ? "signed_in=1" : "";
    },
  });
});

function storage() {
  const stored: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
    removeItem: (key: string) => {
      delete stored[key];
    },
  };
  return new Proxy(methods, {
    ownKeys: () => Object.keys(stored),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

test("typed fields are read by their owner and form only, until they are dropped or a day has passed", () => {
  vi.useFakeTimers();
  storeTyped(guest, "register", typed);
  expect(readTyped(guest, "register")).toMatchObject(typed);
  expect([readTyped(guest, "teacher-up"), readTyped("asha", "register")]).toEqual([null, null]);
  vi.advanceTimersByTime(25 * 60 * 60 * 1000);
  expect(readTyped(guest, "register")).toBeNull();
  storeTyped(guest, "register", typed);
  dropTyped(guest, "register");
  expect(readTyped(guest, "register")).toBeNull();
});

test("a guest's fields are not an account's, and one account's are not another's", () => {
  storeTyped(guest, "register", typed);
  signedIn = true;
  storeTyped(guest, "login", typed);
  expect(readTyped(guest, "register")).toBeNull();
  storeTyped("asha", "profile", typed);
  rememberLearner("asha");
  expect(readTyped("asha", "profile")).toMatchObject(typed);
  rememberLearner("ravi");
  expect(readTyped("asha", "profile")).toBeNull();
  signedIn = false;
  expect([readTyped(guest, "register"), readTyped(guest, "login")]).toEqual([null, null]);
});

test("T25: logout deletes all typed fields", () => {
  signedIn = true;
  storeTyped("asha", "profile", typed);
  deleteAllDrafts();
  expect(readTyped("asha", "profile")).toBeNull();
});

test("without browser storage nothing is stored and nothing fails", () => {
  vi.stubGlobal("window", {
    get sessionStorage(): never {
      throw new Error("SecurityError");
    },
  });
  storeTyped(guest, "register", typed);
  deleteTyped();
  expect(readTyped(guest, "register")).toBeNull();
});
