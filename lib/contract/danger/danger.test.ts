import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../testing/any-text";
import { type Danger, dangers, dangersIn, helplineKeysFor } from ".";
import { harmlessEveryday } from "./testing/harmless-everyday";
import { harmlessPhrases } from "./testing/harmless-phrases";
import { harmlessSearches } from "./testing/harmless-searches";
import { phrasesOfDanger } from "./testing/phrases-of-danger";
import { unseenHarmless } from "./testing/unseen-harmless";

const readLines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
const ofDanger = dangers.flatMap((kind) =>
  readLines(phrasesOfDanger[kind]).map((phrase): [Danger, string] => [kind, phrase]),
);
const harmless = readLines(harmlessPhrases + harmlessSearches + harmlessEveryday + unseenHarmless);
const isHindi = (text: string) => /\p{Script=Devanagari}/u.test(text);

test("each list has 200 different phrases, over 50 of them in Devanagari", () => {
  for (const list of [ofDanger.map(([, phrase]) => phrase), harmless]) {
    expect(new Set(list).size).toBe(list.length);
    expect(list.length).toBeGreaterThanOrEqual(200);
    expect(list.filter(isHindi).length).toBeGreaterThan(50);
  }
});

test.each(ofDanger)("%s: '%s'", (kind, phrase) => {
  expect(dangersIn(phrase)).toContain(kind);
});

test.each(harmless)("no danger: '%s'", (phrase) => {
  expect(dangersIn(phrase)).toEqual([]);
});

describe("with any words around it and any way of typing", () => {
  const anyPhrase = fc.constantFrom(...ofDanger);
  const anyHarmless = fc.constantFrom(...harmless);
  const end = fc.constantFrom(". ", "! ", "\n", "। ", "?? ", "… \n");

  test("a phrase is found between harmless sentences", () => {
    fc.assert(
      fc.property(
        fc.array(anyHarmless, { maxLength: 4 }),
        anyPhrase,
        fc.array(anyHarmless, { maxLength: 4 }),
        end,
        (before, [kind, phrase], after, stop) => {
          expect(dangersIn([...before, phrase, ...after].join(stop))).toContain(kind);
        },
      ),
    );
  });

  test("capitals, further spaces, commas and letters that are held down change nothing", () => {
    const retype = (phrase: string, at: number, mark: string) => {
      const words = phrase.split(" ");
      const index = at % words.length;
      const held = (words[index] ?? "").replace(/([a-z])$/i, "$1$1");
      return words.map((word, place) => (place === index ? `${held}${mark}` : word)).join("  ");
    };
    fc.assert(
      fc.property(
        anyPhrase,
        fc.nat(20),
        fc.constantFrom("", ",", " ", " -", "😢"),
        fc.boolean(),
        ([kind, phrase], at, mark, loud) => {
          // Two held vowels are another sound in Hindi.
          const typed =
            isHindi(phrase) || /[aeiou]$/i.test(phrase.split(" ")[at % phrase.split(" ").length] ?? "")
              ? phrase
              : retype(phrase, at, mark);
          expect(dangersIn(loud ? typed.toUpperCase() : typed)).toContain(kind);
        },
      ),
    );
  });

  test("harmless sentences one after the other stay harmless", () => {
    fc.assert(
      fc.property(fc.array(anyHarmless, { maxLength: 6 }), end, (all, stop) => {
        expect(dangersIn(all.join(stop))).toEqual([]);
      }),
    );
  });
});

test("any text of the greatest length is read in two seconds of processor time, also one that repeats words of the phrases", () => {
  const words = fc.constantFrom(
    "i",
    "want",
    "to",
    "die",
    "me",
    "so",
    "मर",
    "जाऊँ",
    "खुद",
    "को",
    "photo",
    "threatens",
    "sucide",
    "\u200d",
    "़",
    "a".repeat(40),
  );
  fc.assert(
    fc.property(fc.array(words, { minLength: 500, maxLength: 2000 }), (all) => {
      // Its own processor time: what else runs on the machine means nothing.
      const before = process.cpuUsage();
      dangersIn(all.join(" ").slice(0, 10_000));
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000);
    }),
    { numRuns: 20 },
  );
  fc.assert(
    fc.property(anyText({ maxLength: 2000 }), (text) => {
      expect(dangersIn(text).length).toBeLessThanOrEqual(dangers.length);
    }),
  );
});

test("T24: a text is read up to the limit of the longest field", () => {
  const phrase = "i want to die";
  const before = ". ".repeat(5000);
  expect(dangersIn(before.slice(phrase.length) + phrase)).toEqual(["suicide"]);
  expect(dangersIn(before + phrase)).toEqual([]);
});

test("the helplines of several kinds are listed once each, the most urgent first", () => {
  expect(helplineKeysFor(["suicide"])).toEqual(["tele-manas", "child", "emergency"]);
  expect(helplineKeysFor(["suicide", "poison"])).toEqual(["emergency", "tele-manas", "child"]);
  expect(helplineKeysFor([])).toEqual([]);
});
