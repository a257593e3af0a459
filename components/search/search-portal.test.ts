import { expect, test } from "vitest";
import { longestQuery } from "@/lib/contract/search";
import { queryFrom } from "./search-portal";

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
