import { expect, test } from "vitest";
import { plainText } from "../../platform/content/text/plain-text";
import { makeSnippet, marked } from "./operations";
import { findStem } from "./words";

const stems = (...words: string[]) => new Set(words.flatMap((word) => findStem(word) ?? []));
const inWords = (pieces: { text: string; marked: boolean }[]) =>
  pieces.map((piece) => (piece.marked ? `[${piece.text}]` : piece.text)).join("");

test("every form of a word is marked, and the text stays complete", () => {
  expect(inWords(marked("लड़कियों की माहवारी: लड़की और लड़के", stems("लड़की", "माहवारी")))).toBe(
    "[लड़कियों] की [माहवारी]: [लड़की] और [लड़के]",
  );
  expect(inWords(marked("Periods, a period.", stems("periods")))).toBe("[Periods], a [period].");
  expect(inWords(marked("nothing here", stems("period")))).toBe("nothing here");
});

test("the snippet is the part with the most words of the query, from the start of a sentence", () => {
  const filler = "Many other things are said about other matters in this long text. ".repeat(6);
  const text = `${filler}A cramp hurts. Warm water helps against a cramp in the first days of a period. ${filler}`;
  const snippet = inWords(makeSnippet(text, stems("cramp", "period")));
  expect(snippet).toMatch(
    /^A \[cramp\] hurts\. Warm water helps against a \[cramp\] in the first days of a \[period\]\. Many .* text\.$/,
  );
  expect(snippet.length).toBeLessThan(240);
});

test("a snippet ends with a sentence and goes beyond no heading; a sentence without end is cut", () => {
  const text =
    "Warm water helps.\nWhat is in it\nOne tablet has iron.\nWhen to take it\nAfter food, with “water”. Never alone.";
  expect(inWords(makeSnippet(text, stems("iron")))).toBe("One tablet has [iron].");
  expect(inWords(makeSnippet(text, stems("what is in it", "tablet")))).toBe("One [tablet] has iron.");
  expect(inWords(makeSnippet(text, stems("food")))).toBe("After [food], with “water”. Never alone.");
  const endless = "word ".repeat(60);
  expect(inWords(makeSnippet(`${endless}iron ${endless}`, stems("iron")))).toMatch(
    /^… (?:word ){6}\[iron\](?: word){20} …$/,
  );
});

test("without a match the snippet is the start of the text", () => {
  expect(inWords(makeSnippet("Short and whole.", stems("period")))).toBe("Short and whole.");
});

test("plain text contains the words of the HTML and no markup", () => {
  expect(
    plainText('<h2>Food &#x26; rest</h2><p>5 &lt; 6, "<strong>iron</strong>".</p><ul><li>one</li><li>दो</li></ul>'),
  ).toBe('Food & rest 5 < 6, " iron ". one दो');
});
