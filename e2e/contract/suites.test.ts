import fs from "node:fs";
import { expect, test } from "vitest";
import { calls } from "../../testing/calls/calls";
import type { Graduate } from "../../testing/people/learners";
import { ownPortals, suites } from "./suites";

const nobody: Graduate = { token: "", username: "", _id: "", url: "", eid: "", certificateId: "0" };
const there = fs
  .globSync("e2e/contract/**/*.contract.ts")
  .map((file) => file.replace(/^e2e\/contract\/|\.contract\.ts$/g, ""));

test("every file that a contract suite names is there", () => {
  const named = [...ownPortals, ...Object.values(suites).flatMap((files) => files ?? [])];
  expect(named.filter((name) => !there.includes(name))).toEqual([]);
});

test("on SQLite every contract test runs", () => {
  expect(suites.SQLite).toBeNull();
});

test("through an upstream every documented call has its test", () => {
  expect(suites.upstream).toEqual(expect.arrayContaining(["platform/every-call", "platform/every-error"]));
  const called = calls.map(({ method, example }) => `${method} /api${example(nobody).path.split("?")[0]}`);
  const documented = fs
    .readFileSync("docs/spec/calls.tsv", "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"));
  const patterns = documented.map(
    ([method = "", address = ""]) =>
      new RegExp(`^${method} ${address.replace(/\{\w+\}/g, "[^/]+").replace(/\/$/, "")}/?$`),
  );
  expect(patterns.length).toBeGreaterThan(60);
  expect(patterns.filter((pattern) => !called.some((call) => pattern.test(call)))).toEqual([]);
});
