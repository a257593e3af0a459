import { expect, test } from "vitest";
import { ofShard, parseShard, shardArguments } from "./shard.ts";

test("a part of several is one of them, and anything else is none", () => {
  expect(parseShard("2/4")).toEqual({ index: 2, count: 4 });
  for (const text of ["", "0/4", "5/4", "2", "2/4/1", "a/b", "-1/4"])
    expect([text, parseShard(text)]).toEqual([text, null]);
});

test("all parts together are the whole, each once", () => {
  const parts = ["a", "b", "c", "d", "e", "f"];
  const divided = [1, 2, 3, 4].map((index) => ofShard(parts, { index, count: 4 }));
  expect(divided.flat().sort()).toEqual(parts);
  expect(divided.every((part) => part.length > 0)).toBe(true);
  expect(ofShard(parts, { index: 1, count: 1 })).toEqual(parts);
});

test("the whole is no part for a runner, which then divides nothing", () => {
  expect(shardArguments({ index: 1, count: 1 })).toEqual([]);
  expect(shardArguments({ index: 2, count: 4 })).toEqual(["--shard=2/4"]);
});
