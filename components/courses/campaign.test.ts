import { afterEach, expect, test, vi } from "vitest";
import { cameBy, campaignIn, keepCampaign, keptCampaign } from "./campaign";

function browserWith(storage: Partial<Storage>): void {
  vi.stubGlobal("window", { localStorage: storage });
}

function emptyStorage(): Partial<Storage> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

afterEach(() => vi.unstubAllGlobals());

test("what the address says is kept until an address says something else", () => {
  browserWith(emptyStorage());
  keepCampaign("?utm_campaign=bihar&utm_source=poster");
  keepCampaign("?utm_source=radio&language=hi");
  expect(keptCampaign()).toEqual({ utm_campaign: "bihar", utm_source: "radio" });
});

test("an address names a campaign in 120 letters at most, and nothing where it says nothing", () => {
  expect(campaignIn("?utm_campaign=diwali&utm_source=&language=hi")).toEqual({ utm_campaign: "diwali" });
  expect(campaignIn(`?utm_source=${"x".repeat(200)}`)).toEqual({ utm_source: "x".repeat(120) });
  expect(campaignIn("")).toEqual({});
});

test("a campaign page is its own source, and its own campaign where none was named", () => {
  expect(cameBy("up", {})).toEqual({ utm_campaign: "up", utm_source: "up" });
  expect(cameBy("up", { utm_campaign: "diwali", utm_source: "sms" })).toEqual({ utm_campaign: "diwali", utm_source: "up" });
  expect(cameBy(undefined, { utm_source: "sms" })).toEqual({ utm_source: "sms" });
});

test("a browser that refuses its storage knows no campaign", () => {
  const refuse = () => {
    throw new Error("SecurityError");
  };
  browserWith({ getItem: refuse, setItem: refuse });
  keepCampaign("?utm_campaign=bihar");
  expect(keptCampaign()).toEqual({});
});
