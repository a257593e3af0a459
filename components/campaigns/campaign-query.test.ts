import { expect, test } from "vitest";
import { campaignQuery } from "./campaign-query";

test("campaign parameters and language are passed on, and nothing else", () => {
  expect(campaignQuery({ utm_campaign: "a b", utm_source: "x&y=1", language: "hi", next: "//evil.example" })).toBe(
    "?utm_campaign=a+b&utm_source=x%26y%3D1&language=hi",
  );
});

test("the entry's own parameters override those of the address", () => {
  expect(campaignQuery({ utm_source: "address" }, { utm_source: "tag", language: "hi" })).toBe(
    "?utm_source=tag&language=hi",
  );
});

test("empty, repeated and overlong values are left out", () => {
  expect(campaignQuery({})).toBe("");
  expect(campaignQuery({ utm_source: ["a", "b"], utm_campaign: "x".repeat(121), language: "" })).toBe("");
});
