import { afterEach, expect, test, vi } from "vitest";
import { keepCampaign, keptCampaign } from "./campaign";

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

test("a browser that refuses its storage knows no campaign", () => {
  const refuse = () => {
    throw new Error("SecurityError");
  };
  browserWith({ getItem: refuse, setItem: refuse });
  keepCampaign("?utm_campaign=bihar");
  expect(keptCampaign()).toEqual({});
});
