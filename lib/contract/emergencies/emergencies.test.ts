import { expect, test } from "vitest";
import { harmlessEveryday } from "../danger/testing/harmless-everyday";
import { harmlessPhrases } from "../danger/testing/harmless-phrases";
import { harmlessSearches } from "../danger/testing/harmless-searches";
import { emergenciesIn } from ".";

test.each([
  ["doob gaya bachcha", ["drowning"]],
  ["chhat se gir gaya, saans nahi le raha", ["not-breathing", "fall"]],
  ["garmi se behosh", ["heat-stroke", "not-breathing"]],
  ["बिजली का तार छू लिया, साँस नहीं चल रही", ["electric-shock", "not-breathing"]],
  ["KUTTE NE KAAT LIYA!!", ["animal-bite"]],
])("'%s' tells of %j, the most urgent first", (search, ids) => {
  expect(emergenciesIn(search)).toEqual(ids);
});

test.each([
  "bijli bill",
  "बिजली का बिल कैसे भरें",
  "current affairs",
  "doodh kaise garam kare",
  "science chapter electricity",
  "cooking",
  "periods me bahut khoon",
  "dil toot gaya",
  "lucknow",
  "fit kaise rahe",
  "paani kaise saaf kare",
  "khoon ki kami",
  "hath kaise dhoye",
])("'%s' tells of none", (search) => {
  expect(emergenciesIn(search)).toEqual([]);
});

test("of sentences without danger at most 25 in 1000 are taken for an emergency: those that name a bite or a poison", () => {
  const sentences = [harmlessEveryday, harmlessPhrases, harmlessSearches].flatMap((lines) =>
    lines.split("\n").flatMap((line) => line.trim() || []),
  );
  expect(sentences.length).toBeGreaterThan(500);
  const wrong = sentences.filter((each) => emergenciesIn(each).length > 0);
  expect(wrong.length / sentences.length, wrong.join("\n")).toBeLessThanOrEqual(0.025);
});
