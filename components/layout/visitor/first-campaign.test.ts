import { afterEach, expect, test, vi } from "vitest";
import { knownCampaign, storeFirstTouch } from "./first-campaign";

function browserWith(storage: Partial<Storage>, cookie = ""): void {
  vi.stubGlobal("window", { localStorage: storage });
  vi.stubGlobal("document", { cookie });
}

function emptyStorage(): Partial<Storage> {
  const stored = new Map<string, string>();
  return { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) };
}
const at = (address: string) => new URL(address, "http://portal.example");

afterEach(() => vi.unstubAllGlobals());

test("the first campaign wins: neither another address nor a landing page changes it or adds to it", () => {
  browserWith(emptyStorage());
  storeFirstTouch(at("/courses"));
  expect(knownCampaign()).toEqual({});
  storeFirstTouch(at("/register?utm_source=poster"));
  for (const later of ["/?utm_campaign=diwali&utm_source=sms", "/bihar", "/courses"]) storeFirstTouch(at(later));
  expect(knownCampaign()).toEqual({ utm_source: "poster" });
});

test("the middleware's cookies override what a later page's script stores", () => {
  browserWith(emptyStorage(), "language=hi; utm_campaign=diwali%20melaa; utm_source=poster");
  storeFirstTouch(at("/?utm_campaign=later"));
  expect(knownCampaign()).toEqual({ utm_campaign: "diwali melaa", utm_source: "poster" });
  browserWith(window.localStorage, "");
  expect(knownCampaign()).toEqual({ utm_campaign: "diwali melaa", utm_source: "poster" });
});

test("a partner's address, which the middleware has just put into the cookies, overrides an older campaign", () => {
  browserWith(emptyStorage());
  storeFirstTouch(at("/?utm_source=poster"));
  const storage = window.localStorage;
  browserWith(storage, "utm_campaign=asha-trust; utm_source=asha-trust");
  storeFirstTouch(at("/info/course/a?utm_campaign=other&utm_source=other"));
  expect(knownCampaign()).toEqual({ utm_source: "poster" });
  storeFirstTouch(at("/info/course/a?utm_campaign=asha-trust&utm_source=asha-trust&language=hi"));
  expect(knownCampaign()).toEqual({ utm_campaign: "asha-trust", utm_source: "asha-trust" });
});

test("without browser storage the cookies are used", () => {
  const throwBlocked = () => {
    throw new Error("SecurityError");
  };
  browserWith({ getItem: throwBlocked, setItem: throwBlocked }, "utm_source=poster");
  storeFirstTouch(at("/?utm_campaign=bihar"));
  expect(knownCampaign()).toEqual({ utm_source: "poster" });
});
