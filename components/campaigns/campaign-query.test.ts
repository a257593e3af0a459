import { expect, test } from "vitest";
import { campaignQuery } from "./campaign-query";

test("the campaign and the language go along, nothing else does", () => {
  expect(campaignQuery({ utm_campaign: "a b", utm_source: "x&y=1", language: "hi", next: "//evil.example" })).toBe(
    "?utm_campaign=a+b&utm_source=x%26y%3D1&language=hi",
  );
});

test("what the entry says itself counts more than the address", () => {
  expect(campaignQuery({ utm_source: "address" }, { utm_source: "tag", language: "hi" })).toBe("?utm_source=tag&language=hi");
});

test("nothing, lists and overlong values are left out", () => {
  expect(campaignQuery({})).toBe("");
  expect(campaignQuery({ utm_source: ["a", "b"], utm_campaign: "x".repeat(121), language: "" })).toBe("");
});
