import { expect, test } from "vitest";
import { type Found, type FoundHit, longestQuery } from "@/lib/contract/search";
import { queryFrom, withoutMarksInDanger } from "./search-portal";

test.each([
  ["nothing", undefined, ""],
  ["blanks", "   ", ""],
  ["a list", ["period", "pain"], "period"],
  ["signs that nobody sees", "peri\u0000od\n", "peri od"],
  ["half a sign", "a\ud83d", "a"],
  ["joined letters", "क्‍या", "क्‍या"],
])("%s in the address", (_, query, question) => {
  expect(queryFrom(query)).toBe(question);
});

test("an overlong query is cut, never inside a character", () => {
  expect(queryFrom("a".repeat(5000))).toHaveLength(longestQuery);
  expect(queryFrom(`${"a".repeat(longestQuery - 1)}😀`)).toBe("a".repeat(longestQuery - 1));
});

test.each<[string, Partial<Found>, boolean]>([
  ["no danger", {}, true],
  ["a number to call first", { calls: ["emergency"] }, false],
  ["a helpline", { helplines: ["child"] }, false],
])("a search with %s marks the words of the query or marks none", (_, danger, isMarked) => {
  const hit: FoundHit = {
    title: [{ text: "Sadness", marked: true }],
    snippet: [
      { text: "after ", marked: false },
      { text: "sadness", marked: true },
    ],
    address: "/a",
    place: "",
  };
  const found: Found = {
    query: "sadness",
    total: 1,
    groups: [{ kind: "article", count: 1, hits: [hit] }],
    best: [{ ...hit, kind: "article" }],
    suggestion: null,
    helplines: [],
    calls: [],
    emergencies: [],
    ...danger,
  };
  const { best, groups } = withoutMarksInDanger(found);
  const hits = [...best, ...groups.flatMap((group) => group.hits)];
  expect(hits.map(({ title, snippet }) => [...title, ...snippet].map(({ marked }) => marked))).toEqual([
    [isMarked, false, isMarked],
    [isMarked, false, isMarked],
  ]);
  expect(hits.map(({ snippet }) => snippet.map(({ text }) => text).join(""))).toEqual([
    "after sadness",
    "after sadness",
  ]);
});
