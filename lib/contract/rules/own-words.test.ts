import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isCopiedFrom, journalLength, ownWordsProblem, requiredCommentLength, sortedWords } from "./own-words";

const prompt = {
  en: "<p>Think of one student who usually stays out of games &amp; is often sleepy in your class. What could you ask, and how? Which one thing will you change this week?</p>",
  hi: "<p>किसी एक विद्यार्थी के बारे में सोचें जो अक्सर खेल से बाहर रहता है, या जिसे आपकी कक्षा में नींद आती है। आप उससे क्या पूछ सकते हैं, और कैसे? इस हफ़्ते आप कौन-सी एक चीज़ बदलेंगे?</p>",
};
const prompts = [prompt.en, prompt.hi];
const enough = {
  en: "Ravi carries water before school, so he sleeps in my second period. On Monday I will let him keep the score first.",
  hi: "रवि स्कूल से पहले पानी भरता है, इसलिए दूसरे घंटे में सो जाता है। सोमवार को मैं उसे पहले अंक लिखने का काम दूँगी, फिर खेल में बुलाऊँगी।",
};
const problemKey = (text: string) => ownWordsProblem(text, prompts, journalLength)?.key ?? null;

const letter = fc.constantFrom(..."abkmrstz", ..."कखगनपमरसह", "ज़", "की", "मो", "हा");
const noise = fc.constantFrom(" ", "\n", "\u200b", "\u200d", "\ufeff", "\u00ad", " 🙂 ", "!", " — ", " 12 ", "।");
const noises = fc.array(noise, { maxLength: 4 }).map((signs) => signs.join(""));

test("two or three sentences of one's own are enough, in both scripts", () => {
  expect([problemKey(enough.en), problemKey(enough.hi)]).toEqual([null, null]);
  expect(
    ownWordsProblem("I used to say 'calm down'. Now I ask 'what happened?'", [], requiredCommentLength),
  ).toBeNull();
  expect(ownWordsProblem("पहले मैं कहता था चुप रहो, अब पूछता हूँ कि हुआ क्या।", [], requiredCommentLength)).toBeNull();
});

test("what is missing is said in numbers", () => {
  expect(ownWordsProblem("Very good lesson", prompts, journalLength)).toEqual({
    key: "wordsMissing",
    values: { found: 3, needed: 15 },
  });
  expect(ownWordsProblem(Array(9).fill("बहुत अच्छा पाठ").join(" "), prompts, journalLength)).toEqual({
    key: "wordsRepeated",
    values: { found: 3, needed: 10 },
  });
  expect(ownWordsProblem(prompt.hi.replace(/<[^>]*>/g, ""), prompts, journalLength)?.key).toBe("wordsOfPrompt");
});

test("any number of repeated letters or syllables, in words of any length, is not enough", () => {
  const repeated = fc.tuple(letter, fc.integer({ min: 3, max: 30 })).map(([each, times]) => each.repeat(times));
  fc.assert(
    fc.property(letter, fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 60 }), (one, lengths) => {
      expect(problemKey(lengths.map((length) => one.repeat(length)).join(" "))).not.toBeNull();
    }),
  );
  fc.assert(
    fc.property(fc.array(repeated, { maxLength: 8 }), fc.integer({ min: 1, max: 9 }), (words, times) => {
      expect(problemKey(Array(times).fill(words.join(" ")).join(" "))).not.toBeNull();
    }),
  );
});

test("a word of one letter twice is not a different word", () => {
  const alphabet = [..."abcdefghijklmnopqrstuvwxyz"].map((each) => each + each).join(" ");
  expect(problemKey(alphabet)).toBe("wordsRepeated");
});

test("few words said again and again are not enough", () => {
  const word = fc.array(letter, { minLength: 2, maxLength: 6 }).map((letters) => letters.join(""));
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { minLength: 1, maxLength: journalLength.different - 1 }),
      fc.integer({ min: 1, max: 40 }),
      (words, times) => {
        expect(problemKey(Array(times).fill(words.join(" ")).join(" "))).not.toBeNull();
      },
    ),
  );
});

test("whitespace, zero-width signs, emoji, digits and punctuation add nothing", () => {
  fc.assert(
    fc.property(fc.array(noise, { maxLength: 400 }), (signs) => {
      expect(ownWordsProblem(signs.join(""), prompts, journalLength)).toMatchObject({
        key: "wordsMissing",
        values: { found: 0 },
      });
    }),
  );
  fc.assert(
    fc.property(fc.constantFrom("good", "अच्छा"), fc.array(noises, { maxLength: 50 }), (word, between) => {
      expect(problemKey(between.map((signs) => `${word}${signs}\u200b `).join(""))).not.toBeNull();
    }),
  );
});

test("the prompt is recognised in either language, in any order, and with a few words changed or added", () => {
  const language = fc.constantFrom("en" as const, "hi" as const);
  const added = fc.array(fc.stringMatching(/^[b-df-h]{4,8}$/), { maxLength: journalLength.own - 1 });
  fc.assert(
    fc.property(language, added, fc.nat(), noises, (which, changes, seed, signs) => {
      const words = prompt[which]
        .replace(/<[^>]*>|&amp;/g, " ")
        .split(/\s+/)
        .filter(Boolean);
      const copied = words.map((word, index) => {
        const change = changes[(index + seed) % words.length];
        return change && index % 3 === 0 ? change : word.toUpperCase();
      });
      const turned = [...copied.slice(seed % copied.length), ...copied.slice(0, seed % copied.length)];
      expect(problemKey([...turned, ...changes].join(`${signs} `))).toBe("wordsOfPrompt");
    }),
  );
});

test("the essence of a text is the same in any order, case and typography, and another for another text", () => {
  const language = fc.constantFrom("en" as const, "hi" as const);
  fc.assert(
    fc.property(language, noises, fc.nat(), (which, signs, seed) => {
      const words = enough[which].split(" ");
      const turned = [...words.slice(seed % words.length), ...words.slice(0, seed % words.length)];
      expect(sortedWords(turned.join(` ${signs} `).toUpperCase())).toBe(sortedWords(enough[which]));
    }),
  );
  expect(sortedWords(enough.en)).not.toBe(sortedWords(enough.en.replace("Monday", "Tuesday")));
});

describe("a text from the lesson", () => {
  const lesson = [
    "<p>A student who sleeps in class is rarely lazy. Ask her <b>after the lesson</b>, alone, what time she went to bed and why. Often there is work at home before sunrise.</p>",
  ];
  const paste =
    "A student who sleeps in class is rarely lazy. Ask her after the lesson, alone, what time she went to bed and why.";

  test.each([
    ["as it is", paste],
    ["in capitals, without signs", paste.toUpperCase().replaceAll(/[.,]/g, "")],
    ["with a few words before it", `I learnt this today: ${paste}`],
    [
      "with every fourth word left out",
      paste
        .split(" ")
        .filter((_, at) => at % 4 !== 3)
        .join(" "),
    ],
    [
      "with every third word left out",
      paste
        .split(" ")
        .filter((_, at) => at % 3 !== 2)
        .join(" "),
    ],
  ])("%s is copied", (_, text) => {
    expect(ownWordsProblem(text, [], journalLength)).toBeNull();
    expect(isCopiedFrom(text, lesson, journalLength)).toBe(true);
  });

  test("a sentence of it with thoughts beside it is not copied, nor is a text in own words", () => {
    const thoughts =
      "Meena told me that she fetches water at four, so I moved her revision to noon and spoke with her aunt.";
    expect(isCopiedFrom(`${paste} ${thoughts}`, lesson, journalLength)).toBe(false);
    expect(isCopiedFrom(thoughts, lesson, journalLength)).toBe(false);
    expect(isCopiedFrom("Ask her.", lesson, journalLength)).toBe(false);
  });
});
