import { expect, test } from "vitest";
import { findStem, normaliseWord, tokensIn } from "./words";

const sameWord: [what: string, ...words: string[]][] = [
  ["with and without nukta", "ज़रूरी", "जरूरी", "ज़रूरी"],
  ["with and without nukta", "सफ़ाई", "सफाई"],
  ["with and without nukta", "लड़की", "लडकी"],
  ["with and without nukta", "फ़ोन", "फोन"],
  ["with and without nukta", "बढ़ना", "बढना"],
  ["chandrabindu or anusvara", "माँ", "मां"],
  ["chandrabindu or anusvara", "आँख", "आंख", "आँखें", "आंखों"],
  ["chandrabindu or anusvara", "दाँत", "दांत", "दाँतों"],
  ["chandrabindu or anusvara", "पाँच", "पांच"],
  ["half letter or anusvara", "हिन्दी", "हिंदी"],
  ["half letter or anusvara", "सम्बन्ध", "संबंध", "सम्बंध", "संबन्धों"],
  ["half letter or anusvara", "चिन्ता", "चिंता", "चिंताएँ", "चिन्ताओं"],
  ["one or many, direct or oblique", "गोली", "गोलियाँ", "गोलियों"],
  ["half letter or anusvara", "अण्डा", "अंडा", "अंडे"],
  ["half letter or anusvara", "सङ्क्रमण", "संक्रमण"],
  ["half letter or anusvara", "तम्बाकू", "तंबाकू"],
  ["half letter or anusvara", "सम्वाद", "संवाद"],
  ["half letter or anusvara", "हिन्सा", "हिंसा"],
  ["ये or ए at the end", "लिए", "लिये"],
  ["ये or ए at the end", "चाहिए", "चाहिये"],
  ["ये or ए at the end", "हुए", "हुये"],
  ["ई or यी at the end", "नई", "नयी"],
  ["ए or ये at the end", "रुपए", "रुपये"],
  ["one or many, direct or oblique", "किशोर", "किशोरों", "किशोरी", "किशोरियों", "किशोरियाँ"],
  ["one or many, direct or oblique", "बीमारी", "बीमारियाँ", "बीमारियों", "बीमार"],
  ["one or many, direct or oblique", "शिक्षक", "शिक्षकों"],
  ["one or many, direct or oblique", "विद्यार्थी", "विद्यार्थियों"],
  ["one or many, direct or oblique", "समस्या", "समस्याएँ", "समस्याओं"],
  ["one or many, direct or oblique", "दवा", "दवाई", "दवाइयाँ", "दवाइयों", "दवाओं"],
  ["one or many, direct or oblique", "रिश्ता", "रिश्ते", "रिश्तों"],
  ["one or many, direct or oblique", "उदासी", "उदास"],
  ["forms of a verb", "पढ़ना", "पढ़ने", "पढ़ता", "पढ़ाई"],
  ["forms of a verb", "बदलना", "बदलने", "बदलते"],
  ["short words keep their beginning", "खाना", "खाने"],
  ["the last dot left out", "लड़कियों", "लड़कियो", "लड़कियां"],
  ["the last dot left out", "शिक्षकों", "शिक्षको"],
  ["long and short vowels", "बीमारी", "बिमारी"],
  ["long and short vowels", "पुलिस", "पूलिस"],
  ["ऑ or आ", "डॉक्टर", "डाक्टर", "डॉक्टरों"],
  ["श or ष", "पोषण", "पोशण"],
  ["visarga", "दुःख", "दुख"],
  ["joiners that nobody sees", "क्\u200dम", "क्म"],
  ["English, one or many", "period", "periods", "Periods"],
  ["English, one or many", "study", "studies", "studying"],
  ["English, forms", "bully", "bullied", "bullying"],
  ["English, forms", "depressed", "depression"],
  ["English, forms", "relationship", "relationships"],
  ["accents", "café", "cafe"],
];

test.each(sameWord)("%s: %s", (_, ...words) => {
  expect(new Set(words.map(findStem)).size, words.map((word) => `${word} → ${findStem(word)}`).join(", ")).toBe(1);
});

const differentWords: [string, string][] = [
  ["माता", "पिता"],
  ["माता", "मन"],
  ["खाना", "खून"],
  ["दवा", "दर्द"],
  ["लड़की", "लत"],
  ["गर्भ", "गर्भनिरोध"],
  ["पोषण", "कुपोषण"],
  ["period", "pain"],
  ["consent", "content"],
];

test.each(differentWords)("%s and %s stay two words", (one, other) => {
  expect(findStem(one)).not.toBe(findStem(other));
});

test("stop words are removed in every spelling", () => {
  for (const word of ["the", "What", "कैसे", "हैं", "कहाँ", "लिये", "चाहिये"]) expect(findStem(word), word).toBeNull();
});

test("a text is split into words with their positions", () => {
  expect(tokensIn("एचआईवी/एड्स: माहवारी-चक्र 10").map(({ text, start }) => [text, start])).toEqual([
    ["एचआईवी", 0],
    ["एड्स", 7],
    ["माहवारी", 13],
    ["चक्र", 21],
    ["10", 26],
  ]);
});

test("digits of both scripts are equal", () => {
  expect(normaliseWord("१०९८")).toBe("1098");
});
