import fc from "fast-check";
import { anyText } from "../../lib/contract/testing/any-text";

/**
 * Texts that are known to break programs: no letters, half letters, direction marks, words of the language, code,
 * invalid numbers.
 */
const oddTexts = [
  "",
  " ",
  "\t\r\n",
  "\u0000",
  "a\u0000b",
  "\u0001\u001f\u007f",
  "\ufeff",
  "\uffff",
  "\ufffd",
  "\u200b",
  "\u00ad",
  "\u2028",
  "\ud83c",
  "a\udf38",
  "\udf38\ud83c",
  "\ud800\u0000",
  "\u202eabc\u202c",
  "\u200f\u200e",
  "\u2066a",
  "אבג abc",
  "e\u0301",
  "\u0301".repeat(200),
  "﷽",
  "İıẞß",
  "क्ष्म",
  "०५",
  "👩🏽‍🏫",
  "𝒳",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "undefined",
  "NaN",
  "true",
  "[object Object]",
  "-0",
  "1e309",
  "0x10",
  "9007199254740993",
  "' or 1=1 --",
  "%",
  "_",
  "%s%n",
  "<script>alert(1)</script>",
  "{{x}}",
  "../../etc/passwd",
  "..",
  ".",
  "/",
  "\\",
  "?",
  "#",
  "\r\nX-Injected: 1",
  "javascript:x",
  "\ud83c@example.org",
  "a@b",
  `${"a".repeat(300)}@example.org`,
  "a@[127.0.0.1]",
  "क@उदाहरण.भारत",
];
const longTexts = [..."aक\u0000\u202e<"].map((letter) => letter.repeat(5000));

export const oddText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 2, arbitrary: anyText({ maxLength: 30 }) },
  // Code units by themselves, so also halves of letters.
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 0xd700, max: 0xe0ff }), { maxLength: 8 })
      .map((units) => String.fromCharCode(...units)),
  },
  { weight: 1, arbitrary: fc.constantFrom(...longTexts) },
);

/** A JSON value of any type. */
export const oddValue = fc.oneof(
  { weight: 3, arbitrary: oddText as fc.Arbitrary<unknown> },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -1,
      0.5,
      1e21,
      -1e308,
      2 ** 31,
      2 ** 53,
      [],
      {},
      [null],
      [[]],
      { length: 1 },
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 400 }).map((depth) => JSON.parse("[".repeat(depth) + "]".repeat(depth))),
  },
  { weight: 1, arbitrary: fc.constant("x".repeat(200_000)) },
);

/** No JSON, or JSON that programs read in different ways. */
const oddJson = [
  ...["", " ", "{", '{"a":', "{}}", "[1,]", "nul", "'a'", "\ufeff{}", "\u0000", '{"a":"\\u12"}'],
  '{"a":1,"a":2}',
  '{"__proto__":{"a":1}}',
  '{"a":1e999}',
];

/**
 * Bodies in which no part fits the OpenAPI document. The text is sent as it is, one byte a character where `bytes` is
 * set.
 */
export const oddBody: fc.Arbitrary<{ text: string; bytes?: true }> = fc.oneof(
  oddValue.map((value) => ({ text: JSON.stringify(value) })),
  fc.constantFrom(...oddJson).map((text) => ({ text })),
  // No UTF-8: a byte that none begins with, half a letter, a letter cut off.
  fc
    .constantFrom("\xff", '{"a":"\xff"}', '{"a":"\xed\xa0\xbc"}', '{"a":"\xe0\xa4"}', '{"username":"\xc0\x80"}')
    .map((text) => ({ text, bytes: true as const })),
  fc.constantFrom(100, 5000).map((depth) => ({ text: `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}` })),
  fc.constantFrom(900_000, 1_100_000).map((length) => ({ text: JSON.stringify({ message: "x".repeat(length) }) })),
);
