import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { factsFile } from "../../../lib/platform/content/facts/facts";
import { glossaryFile } from "../../../lib/platform/content/kinds/glossary";
import { publishedContent } from "../../../lib/platform/content/testing/published-content";
import { foreignSigns, textProblems } from "./check-texts";
import { placesTwice, sameLines } from "./repeats";
import { textsOfYaml, type WrittenText } from "./texts";
import { measuredNumbers, uncoveredNumbers, withoutPrimarySource, withoutSources, wordsNotChosen } from "./trust";
import { unsafeSuicidePages, wordProblems } from "./words/words";

const page = "courses/c/01-m/01-t/1";
const en = (source: string, file = `${page}.en.md`): WrittenText => ({ file, language: "en", source });
const hi = (source: string, file = `${page}.hi.md`): WrittenText => ({ file, language: "hi", source });
const places = (problems: { file: string; field: string }[]) => problems.map(({ file, field }) => `${file} ${field}`);
const messages = (problems: { message: string }[]) => problems.map(({ message }) => message);

test("every check of trust is part of the content's check: each broken file is named with its line", () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "portal-trust-"));
  onTestFinished(() => fs.rmSync(root, { recursive: true }));
  fs.cpSync("content", root, { recursive: true });
  const lines = (file: string) => fs.readFileSync(path.join(root, file), "utf8").split("\n").length;
  const expected: string[] = [];
  const append = (file: string, text: string) => {
    fs.appendFileSync(path.join(root, file), `\n${text}\n`);
    expected.push(`${file} line ${lines(file) - 1}`);
  };
  append("articles/nutrition/blue-iron-tablet-fears/en.md", "Drink 17 litres of water.");
  append("articles/nutrition/blue-iron-tablet-fears/hi.md", "यह लेख डॉक्टर ने जाँचा है।");
  append("articles/mental-health/sad-or-depressed/en.md", "He took poison.");
  append("articles/mental-health/exam-stress/hi.md", "वह परीक्षा में फेल हो गया।");
  append("articles/mental-health/exam-stress/en.md", "nobody has written this line twice");
  append("articles/mental-health/exam-stress/hi.md", "nobody has written this line twice");
  const topic = "courses/healthy-minds/04-school/04-my-plan/topic.yaml";
  fs.writeFileSync(
    path.join(root, topic),
    fs.readFileSync(path.join(root, topic), "utf8").replace(/^sources: none$/m, ""),
  );
  const found = places(textProblems(root, publishedContent()));
  // The line in English is a Latin text as well, and exam-stress's English line itself is sound.
  expect(found).toEqual(expect.arrayContaining([...expected.filter((each) => !each.includes("exam-stress/en.md"))]));
  expect(found).toContain(`${topic} sources`);
});

test("a text of a YAML file stands in its line, in its language", () => {
  const [english, hindi] = textsOfYaml(
    "q.yaml",
    'id: x\nquestion:\n  en: Who?\n  hi: कौन?\noptions:\n  - { id: a, en: "He: she", hi: वह }\n  - id: b\n    en: >-\n      Two\n      lines\n',
  );
  expect(english).toEqual({ file: "q.yaml", language: "en", source: "\n\nWho?\n\n\nHe: she\n\nTwo lines" });
  expect(hindi).toEqual({ file: "q.yaml", language: "hi", source: "\n\n\nकौन?\n\nवह" });
});

test("a topic has sources or says that it needs none", () => {
  const topic = (value: unknown) => ({ file: "t/topic.yaml", value });
  expect(withoutSources([topic({ sources: ["a"] }), topic({ sources: "none" })])).toEqual([]);
  for (const broken of [{}, { sources: [] }, null])
    expect(places(withoutSources([topic(broken)]))).toEqual(["t/topic.yaml sources"]);
});

test("quantities, legal ages and years are read with their units, in both languages", () => {
  const read = (words: string) => measuredNumbers(words).map(({ number, unit }) => `${number} ${unit}`);
  expect(read("8 to 10 hours, 5 g, 1,000 milligrams, 13 of a hundred, 59% in 2021")).toEqual([
    "1000 milligram",
    "5 gram",
    "8 hour",
    "10 hour",
    "13 in a hundred",
    "59 in a hundred",
    "2021 year",
  ]);
  expect(read("2,000 किलो कैलोरी, 4 से 6 घंटे, 25,000 रुपये, 18 साल से कम")).toEqual([
    "2000 kilocalorie",
    "25000 rupee",
    "4 hour",
    "6 hour",
    "18 age",
  ]);
  expect(
    read("Class 8, five minutes, {number:child}, page 12, 3 questions, marks below 95, from 0 to 10, कक्षा 6 से 12 में"),
  ).toEqual([]);
});

test("a number that no fact has is named; what a story, a class plan or a quiz makes up is not", () => {
  const facts = factsFile.parse([
    { key: "salt", en: "Less than 5 g of salt.", hi: "5 ग्राम से कम नमक।", sources: ["a"], certainty: "high" },
  ]);
  const sources = [{ title: { en: "Act, 2012", hi: "कानून, 2012" }, year: 2015 }];
  const found = (...texts: WrittenText[]) => messages(uncoveredNumbers(texts, facts, sources));
  expect(found(en("5 g a day"), hi("रोज़ 5 ग्राम"), en("In 2012 and 2015."))).toEqual([]);
  const unsure = factsFile.parse([
    { key: "salt", en: "6 g.", hi: "6 ग्राम।", sources: ["a"], certainty: "low" },
    { key: "oil", en: "7 g.", hi: "7 ग्राम।", sources: ["a"], certainty: "medium" },
  ]);
  expect(uncoveredNumbers([en("6 g and 7 g")], unsure, sources)).toHaveLength(2);
  expect(found(en("6 g a day"), hi("रोज़ 5 लीटर"))).toEqual([
    'says "6 g", which is in no fact of facts.yaml',
    'says "5 लीटर", which is in no fact of facts.yaml',
  ]);
  expect(found(en("In 1999 it began."))).toEqual(['says "1999", which is in no fact of facts.yaml']);
  expect(places(uncoveredNumbers([en("One.\n\n| Salt | 9 g |")], facts, sources))).toEqual([`${page}.en.md line 3`]);
  expect(
    found(
      en(":::story\nShe walks 7 metres.\n:::\n:::classroom\nTake 2 hours.\n:::"),
      en("haemoglobin 9 g/dL", "courses/c/01-m/01-t/quiz.yaml"),
      en("Founded 1999.", "pages/About.en.md"),
    ),
  ).toEqual([]);
});

test("a claim that somebody has checked the texts needs a review", () => {
  const wrong = [
    en("Every lesson is reviewed by a doctor."),
    en("Our articles have been carefully checked."),
    en("Medically reviewed."),
    en("Read by two experts."),
    hi("हर पाठ डॉक्टर ने जाँचा है।"),
    hi("यह लेख विशेषज्ञों द्वारा जाँचा गया है।"),
    hi("सारी सामग्री जाँची गई है।"),
  ];
  for (const text of wrong)
    expect(new Set(places(wordProblems([text], "reviewClaims"))), text.source).toEqual(
      new Set([`${text.file} line 1`]),
    );
  const sound = [
    en("We want a doctor to read each page. That has not happened yet."),
    en("If it goes on, have it checked by the health worker."),
    hi("डॉक्टर खून जाँचते हैं। डॉक्टर से जाँच कराएँ।"),
  ];
  expect(wordProblems(sound, "reviewClaims")).toEqual([]);
});

test("a page about suicide says whom to call and names no means; another page may warn of poison", () => {
  const title = "---\ntitle: When a student speaks of suicide\n---\n";
  const help = "\n:::help\n{helpline:tele-manas}\n:::\n";
  expect(unsafeSuicidePages([en(`${title}Ask.${help}`), en("Snakes have poison.")])).toEqual([]);
  expect(places(unsafeSuicidePages([en(`${title}Ask.`)]))).toEqual([`${page}.en.md `]);
  for (const means of ["He took pesticide.", "She jumped from the roof.", "an overdose", "He hanged himself."])
    expect(places(unsafeSuicidePages([en(`${title}${means}${help}`)])), means).toEqual([`${page}.en.md line 4`]);
  const quiz = "courses/c/01-m/01-t/quiz.yaml";
  const asked = "Suicide?\nSuicide.\nSuicide.";
  expect(unsafeSuicidePages([en(asked, quiz)])).toEqual([]);
  expect(places(unsafeSuicidePages([en(`${asked}\nShe has a noose.`, quiz)]))).toEqual([`${quiz} line 4`]);
  const often = "आत्महत्या। आत्महत्या। आत्महत्या।";
  for (const means of ["फाँसी", "कीटनाशक पी लिया", "छत से कूद गया"])
    expect(places(unsafeSuicidePages([hi(`${often}\n${means}${help}`)])), means).toEqual([`${page}.hi.md line 2`]);
});

test("a story told twice of one place is named, another story of that place is not", () => {
  const story = (words: string, file: string) => en(`:::story\n${words}\n:::`, file);
  const first = story("In Gaya a student faints during morning prayer; the teacher lays her down.", `${page}.en.md`);
  const again = story(
    "A student faints in Gaya at the morning prayer and a teacher lays her down.",
    "articles/a/b/en.md",
  );
  const other = story("In Gaya two friends quarrel about a phone.", "articles/a/c/en.md");
  expect(places(placesTwice([first, again, other], ["Gaya"]))).toEqual(["articles/a/b/en.md line 2"]);
  const asked = en(
    "A student faints in Gaya during prayer, the teacher lays her down.",
    "courses/c/01-m/02-t/quiz.yaml",
  );
  expect(places(placesTwice([first, asked], ["Gaya"]))).toEqual(["courses/c/01-m/02-t/quiz.yaml line 1"]);
});

test("a word that the glossary has decided against is named with the chosen one, outside quotation marks", () => {
  const glossary = glossaryFile.parse([{ en: "not passed", hi: "अभी पूरा नहीं हुआ", never: ["फेल", "flunked"] }]);
  expect(messages(wordsNotChosen([hi("वह फेल हुआ।"), en("She flunked.")], glossary))).toEqual([
    'says "फेल"; the glossary\'s word is "अभी पूरा नहीं हुआ"',
    'says "flunked"; the glossary\'s word is "not passed"',
  ]);
  expect(wordsNotChosen([hi('लोग कहते हैं, "फेल"। बेफेल।')], glossary)).toEqual([]);
});

test("a line that is English in the Hindi page is named; a name or an address is not", () => {
  const line = "drink water and rest";
  expect(places(sameLines([en(`One.\n${line}`), hi(`एक।\n${line}`)]))).toEqual([`${page}.hi.md line 2`]);
  expect(sameLines([en("NCERT\n{helpline:child}"), hi("NCERT\n{helpline:child}")])).toEqual([]);
});

test("a promise of what a helpline does is named, also where the helpline is a reference", () => {
  const promises = [
    en("{helpline:child} will always help."),
    en("Helplines answer at once and the helpline guarantees it."),
    hi("{helpline:tele-manas} पर तुरंत मदद मिलती है।"),
    hi("हेल्पलाइन ज़रूर मदद करेगी।"),
  ];
  for (const text of promises) expect(wordProblems([text], "careless"), text.source).toHaveLength(1);
  expect(
    wordProblems([en("Call {helpline:child}. It is free."), hi("{number:emergency} पर तुरंत फ़ोन करें।")], "careless"),
  ).toEqual([]);
});

test("a quiz has no Latin word in Hindi; its semicolons are only listed, and device names may stand on their page", () => {
  const quiz = "courses/c/01-m/01-t/quiz.yaml";
  expect(messages(foreignSigns([hi("school जाएँ; रुकें", quiz)]))).toEqual([
    "has the Latin word school: write it as people say it, or allow it in check-texts.ts",
  ]);
  expect(foreignSigns([hi("Windows में", "pages/Accessibility.hi.md")])).toEqual([]);
});

const fact = {
  key: "share",
  en: "59% are tired.",
  hi: "59% थके हैं।",
  sources: ["survey"],
  place: "table 3",
  sections: [],
  certainty: "medium" as const,
  values: [],
  in: [],
};
const source = {
  key: "survey",
  title: { en: "A survey", hi: "A survey" },
  publisher: { en: "A ministry", hi: "एक मंत्रालय" },
  year: 2022,
  address: "https://www.mospi.gov.in",
};
const found = (facts: object, sources: object = {}) =>
  withoutPrimarySource([{ ...fact, ...facts }], [{ ...source, ...sources }]).map(({ message }) => message);

test("a fact without a place in its source is named, and a link to who only repeats the source", () => {
  expect(found({})).toEqual([]);
  expect(found({ place: undefined })).toEqual([
    "has no place: name the section, the table or the heading of its source",
  ]);
  const newspaper = "https://www.daily-news.in/a-report";
  const message = "links www.daily-news.in, which is no publisher of a primary source (publishers.yaml)";
  expect(found({ checked: { by: "A reader", on: "2026-11-24", at: newspaper } })).toEqual([message]);
  expect(found({}, { address: newspaper })).toEqual([message]);
  expect(found({}, { second: newspaper })).toEqual([message]);
});

test("a host that only ends in the letters of a publisher is not one", () => {
  expect(found({}, { address: "https://notwho.int" })).toHaveLength(1);
});

test("no published fact is without a primary source", () => {
  const { facts, articles, topicById } = publishedContent();
  const named = [...articles, ...topicById.values()].flatMap(({ sources }) => sources);
  expect(withoutPrimarySource(facts, named)).toEqual([]);
});
