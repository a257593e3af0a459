import { expect, test } from "vitest";
import { longestQuery } from "@/lib/contract/search";
import { questionIn } from "./question";

test.each([
  ["nothing", undefined, ""],
  ["blanks", "   ", ""],
  ["a list", ["period", "pain"], "period"],
  ["signs that nobody sees", "peri\u0000od\n", "peri od"],
  ["half a sign", "a\ud83d", "a"],
  ["joined letters", "क्‍या", "क्‍या"],
])("%s in the address", (_, query, question) => {
  expect(questionIn(query)).toBe(question);
});

test("a question that is too long is cut, never in the middle of a sign", () => {
  expect(questionIn("a".repeat(5000))).toHaveLength(longestQuery);
  expect(questionIn(`${"a".repeat(longestQuery - 1)}😀`)).toBe("a".repeat(longestQuery - 1));
});
