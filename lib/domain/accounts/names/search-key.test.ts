import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../../../contract/testing/any-text";
import { makeSearchKey, soundPattern, wordSound } from "./search-key";

const soundKey = (first_name: string, last_name: string) =>
  makeSearchKey({ first_name, last_name, username: "" }).split("|")[0] ?? "";

/** Names as they are written in both scripts, with the spellings that are in use. */
const names = [
  ["फरह", "फ़रह", "Farah", "Pharah"],
  ["आशा", "Asha", "Aasha"],
  ["अशोक", "Ashok"],
  ["गीता", "Geeta", "Gita"],
  ["पूजा", "Pooja", "Puja"],
  ["सुनीता", "Sunita", "Suneeta"],
  ["लक्ष्मी", "Lakshmi", "Laxmi"],
  ["सिंह", "सिंघ", "Singh"],
  ["ज्ञानेंद्र", "Gyanendra"],
  ["चौधरी", "Chaudhary", "Choudhary", "Chaudhari"],
  ["वर्मा", "Verma", "Varma"],
  ["मुखर्जी", "Mukherjee", "Mukharji"],
  ["ज़ुबेदा", "जुबेदा", "Zubeda", "Jubeda"],
  ["आयशा", "Ayesha", "Aisha", "Ayisha"],
  ["अहमद", "Ahmed", "Ahmad"],
  ["मोहम्मद", "Mohammad", "Mohammed", "Muhammad"],
  ["बेगम", "Begum", "Begam"],
  ["शेख़", "शेख", "Shaikh", "Sheikh"],
  ["राठौड़", "Rathaur", "Rathour"],
  ["कृष्ण", "Krishna"],
  ["चंपा", "चम्पा", "Champa"],
  ["गढ़वाली", "Garhwali"],
  ["फरहत", "Farhat"],
  ["चाँद", "चांद", "Chand"],
  ["विश्वनाथ", "Vishwanath", "Vishvanath"],
  ["श्वेता", "Shweta", "Sweta"],
  ["प्रिया", "Priya"],
  ["जय", "Jay", "Jai"],
  ["इक़बाल", "Iqbal", "Ikbal"],
  ["यूसुफ़", "Yusuf", "Yoosuf"],
  ["छोटू", "Chhotu", "Chotu"],
  ["ख़ातून", "Khatun", "Khatoon"],
];

test.each(names)("%s has one key in every spelling", (...spellings) => {
  expect(new Set(spellings.map(wordSound))).toHaveLength(1);
  expect(wordSound(spellings[0] ?? "")).not.toBe("");
});

test("different names stay apart", () => {
  const sounds = names.map(([first = ""]) => wordSound(first));
  expect(new Set(sounds)).toHaveLength(names.length);
  for (const [one, other] of [
    ["Ravi", "Reva"],
    ["Meena", "Mona"],
    ["Asha", "Usha"],
    ["Ram", "Rama Devi"],
  ] as const)
    if (!other.includes(" ")) expect(wordSound(one), `${one} ${other}`).not.toBe(wordSound(other));
});

const consonants = [
  "क k",
  "ख kh",
  "ग g",
  "घ gh",
  "ज j",
  "झ jh",
  "ट t",
  "ड d",
  "त t",
  "थ th",
  "द d",
  "ध dh",
  "न n",
  "प p",
  "फ ph",
  "फ़ f",
  "ब b",
  "भ bh",
];
const more = ["म m", "र r", "ल l", "व v", "व w", "श sh", "स s", "ह h", "च ch", "छ chh", "ज़ z", "क़ q", "ड़ r"];
const vowels = ["ा a", "ा aa", "ि i", "ी ee", "ी i", "ु u", "ू oo", "े e", "ै ai", "ो o", "ौ au"];
const anyPair = (choices: string[]) => fc.constantFrom(...choices.map((each) => each.split(" ") as [string, string]));
const syllable = fc
  .tuple(anyPair([...consonants, ...more]), anyPair(vowels))
  .map(([[hindi, latin], [sign, vowel]]) => [hindi + sign, latin + vowel] as const);
/** One name in both scripts. */
const name = fc
  .array(syllable, { minLength: 1, maxLength: 5 })
  .map((all) => [all.map(([hindi]) => hindi).join(""), all.map(([, latin]) => latin).join("")] as const);

const matches = (key: string, pattern: string) => key.includes(pattern.replaceAll("%", ""));

test("any name is found by its other script, and by its beginning where that says enough", () => {
  fc.assert(
    fc.property(name, name, ([firstHindi, firstLatin], [lastHindi, lastLatin]) => {
      const inHindi = soundKey(firstHindi, lastHindi);
      const inLatin = soundKey(firstLatin.toUpperCase(), lastLatin);
      expect(inHindi).toBe(inLatin);
      for (const typed of [firstHindi, firstLatin, lastHindi, lastLatin])
        expect(matches(inHindi, soundPattern(typed) ?? "-")).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test("for any input, a key has only letters and spaces, and a pattern has no special character of `like`", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), anyText(), (firstName, lastName) => {
      expect(soundKey(firstName, lastName)).toMatch(/^ (?:[a-z]+ )*[a-z]* $/);
      for (const typed of [firstName, lastName]) expect(soundPattern(typed) ?? "% a%").toMatch(/^% [a-z]+(?: %|%)$/);
    }),
    { numRuns: 500 },
  );
});

test("a sound of two letters only matches a whole word: Asha is not Ashok", () => {
  const key = soundKey("Ashok", "Kumar");
  expect(matches(key, soundPattern("आशा") ?? "")).toBe(false);
  expect(matches(key, soundPattern("अशोक") ?? "")).toBe(true);
  expect(soundPattern("98765")).toBeNull();
});
