import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import type { Question } from "../../../lib/platform/content/kinds/course";
import { publishedContent } from "../../../lib/platform/content/testing/published-content";
import { foreignSigns, textProblems } from "./check-texts";
import { styleLists } from "./lists";
import { countKinds, kindsWithoutHelper, namesFile, namesOutOfPlace } from "./names";
import { guessableQuizzes } from "./quizzes";
import { repeatedSentences, sameInBothLanguages } from "./repeats";
import { isReading, proseLines, splitSentences, type WrittenText, writtenTexts } from "./texts";
import { wordProblems } from "./words/words";

const en = (source: string, file = "articles/a/b/en.md"): WrittenText => ({ file, language: "en", source });
const hi = (source: string, file = "articles/a/b/hi.md"): WrittenText => ({ file, language: "hi", source });
const messages = (problems: { message: string }[]) => problems.map(({ message }) => message);

test("the published texts pass every check, and all of them are read", () => {
  expect(textProblems("content", publishedContent())).toEqual([]);
  const texts = writtenTexts("content");
  expect(texts.filter(isReading).length).toBe(
    2 * (publishedContent().articles.length + countPages(publishedContent())),
  );
  for (const text of texts) expect(proseLines(text.source).length, text.file).toBeGreaterThan(0);
});

function countPages({ courses }: ReturnType<typeof publishedContent>): number {
  return courses.flatMap(({ topics }) => topics).reduce((sum, { pages }) => sum + pages.length, 0);
}

test("a sentence of eight words in two texts is named with both places; a table, a help block and the clinic's names may be repeated", () => {
  const sentence = "Emergency care is free, and nobody asks for a paper first.";
  const other = "courses/c/01-m/01-t/1.en.md";
  expect(
    repeatedSentences([
      en(`So. ${sentence}`),
      en(`---\ntitle: T\n---\n**Emergency care** is free, and nobody asks for a paper first.`, other),
    ]),
  ).toEqual([
    {
      file: other,
      field: "line 4",
      message: expect.stringContaining("repeats a sentence of articles/a/b/en.md, line 1"),
    },
  ]);
  const allowed = `| ${sentence} |\n\n:::help\n- ${sentence}\n:::\n\nGo to the clinic (Yuva Clinic in Bihar, Saathiya Kendra in Uttar Pradesh).`;
  expect(repeatedSentences([en(allowed), en(allowed, other), en(`Short, and twice. Short, and twice.`)])).toEqual([]);
});

test("a sentence of a page is named when a quiz, a case or a situation before and after the course repeats it", () => {
  const sentence = "Emergency care is free, and nobody asks for a paper first.";
  const page = en(sentence, "courses/c/01-m/01-t/1.en.md");
  const asked = (file: string) => en(sentence, `courses/c/${file}`);
  const repeating = ["01-m/01-t/quiz.yaml", "cases/one.yaml", "before-after.yaml"].map(asked);
  expect(repeatedSentences([page, ...repeating]).map(({ file }) => file)).toEqual(repeating.map(({ file }) => file));
  expect(repeatedSentences([page, ...["01-m/01-t/1.yaml", "feedback.yaml"].map(asked)])).toEqual([]);
});

test("the check of `npm run content` reads the quizzes for a repeated sentence", () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "content-"));
  try {
    fs.cpSync("content", root, { recursive: true });
    const topic = path.join(root, "courses/growing-up-healthy/01-growing-up/01-what-is-adolescence");
    const page = fs.readFileSync(path.join(topic, "1.en.md"), "utf8");
    const sentence = proseLines(page)
      .flatMap(({ words }) => splitSentences(words))
      .find((each) => each.split(" ").length > 9 && !/[{":/]/.test(each));
    const quiz = path.join(topic, "quiz.yaml");
    fs.appendFileSync(quiz, `more:\n  en: ${JSON.stringify(sentence)}\n`);
    expect(textProblems(root, publishedContent())).toContainEqual({
      file: expect.stringContaining("01-what-is-adolescence/quiz.yaml"),
      field: expect.any(String),
      message: expect.stringContaining(`01-what-is-adolescence/1.en.md, line 6: ${sentence}`),
    });
  } finally {
    fs.rmSync(root, { recursive: true });
  }
});

test("Hindi with a semicolon, a Latin word or a picture carried over from English is named", () => {
  const wrong = [hi("---\ntitle: अ; ब\n---\nवह आए; फिर mobile पर बात करे। चुप्पी को जगह दें।")];
  expect(messages([...foreignSigns(wrong), ...wordProblems(wrong, "carriedOver")])).toEqual([
    "has a semicolon: Hindi sentences end in ।",
    "has the Latin word mobile: write it as people say it, or allow it in check-texts.ts",
    'has "चुप्पी को जगह", a picture carried over from English',
  ]);
  expect(
    foreignSigns([
      hi("WIFS की गोली, 8 g/dL से कम, {helpline:child}, [पता](/topic/our-bodies), cybercrime.gov.in पर।"),
      en("He came; then he went."),
    ]),
  ).toEqual([]);
});

test("words that judge a suicide, claims of no translation or of what a helpline does, and topics by number are named", () => {
  const wrong = [
    en("He committed suicide."),
    en("After a failed attempt she told me."),
    en("Neither is a translation of the other."),
    en("The helpline will always help."),
    hi("वह आत्महत्या में सफल रहा।"),
    en("As you read in Topic 3, listen first."),
    hi("विषय 3 में आपने पढ़ा कि पहले सुनें।"),
  ];
  for (const text of wrong) expect(wordProblems([text], "careless"), text.source).toHaveLength(1);
  expect(
    wordProblems(
      [en("He died by suicide. We want a doctor to read each page."), hi("आत्महत्या से मौत हुई। डॉक्टर खून जाँचते हैं।")],
      "careless",
    ),
  ).toEqual([]);
});

test("a name in two places, a name nowhere and a story about nobody of the register are named", () => {
  const names = namesFile.parse([
    { en: "Rukhsar", hi: "रुखसार", part: "helped", in: "courses/a/b" },
    { en: "Anil", hi: "रुखसार", part: "helps", in: "courses/a/c" },
  ]);
  const folders = [
    { folder: "courses/a/b", text: "Rukhsar asks." },
    {
      folder: "articles/d/e",
      text: ":::story\nRukhsar comes.\n:::\n:::story{face=a}\nKomal faints.\n:::\nAnilin is a dye.",
    },
  ];
  expect(namesOutOfPlace(names, folders)).toEqual([
    { file: "names.yaml", field: "hi", message: "रुखसार occurs twice" },
    { file: "articles/d/e", field: "Rukhsar", message: "is the name of a person in courses/a/b already" },
    { file: "names.yaml", field: "Anil", message: "does not occur in courses/a/c" },
    { file: "articles/d/e", field: ":::story", message: "names nobody of names.yaml: Komal faints." },
  ]);
});

test("a kind of people of whom nobody helps is named, also where one is helped", () => {
  const person = (en: string, part: string, is: string[]) => ({ en, hi: en, part, is, in: "articles/a/b" });
  const all = countKinds([]).map(({ kind }) => kind);
  const names = (deaf: string) =>
    namesFile.parse([
      person(
        "A",
        "helps",
        all.filter((kind) => kind !== "deaf"),
      ),
      person("B", deaf, ["deaf"]),
    ]);
  expect(kindsWithoutHelper(names("helps"))).toEqual([]);
  expect(kindsWithoutHelper(names("helped")).map(({ message }) => message)).toEqual([
    "nobody who is deaf helps in any text",
  ]);
});

test("a course whose right options are mostly the longest, or mostly at one position, is reported", () => {
  const question = (right: number, longest: number): Question => ({
    id: `q${right}${longest}`,
    type: "radio",
    question: { en: "Q?", hi: "स?" },
    feedback: { en: "F", hi: "फ" },
    options: ["a", "b", "c", "d"].map((id, at) => ({
      id,
      correct: at === right,
      en: at === longest ? "longer" : "same",
      hi: "समान",
    })),
  });
  const course = (questions: Question[]) =>
    [{ id: "c", topics: [{ quiz: questions }] }] as unknown as Parameters<typeof guessableQuizzes>[0];
  const sound = [0, 1, 2, 3].map((place) => question(place, (place + 1) % 4));
  expect(guessableQuizzes(course(sound))).toEqual([]);
  expect(messages(guessableQuizzes(course([0, 1, 2, 3].map((place) => question(place, place)))))).toEqual([
    "the right option is alone the longest in 100 % of the quizzes' questions, 25 % at most",
  ]);
  expect(
    guessableQuizzes(course([question(0, 1), question(0, 2), question(0, 3), question(1, 2)])).map(
      ({ field }) => field,
    ),
  ).toEqual(["options", "options", "options"]);
});

test("a text that is English in both languages is named, a number or an abbreviation is not", () => {
  expect(
    sameInBothLanguages("home.yaml", {
      steps: [{ title: { en: "Read it", hi: "Read it" } }, { title: { en: "NCERT 12", hi: "NCERT 12" } }],
    }),
  ).toEqual([{ file: "home.yaml", field: "steps.0.title", message: 'says "Read it" in every language' }]);
});

test("a Hindi page of long sentences, full paragraphs or many 'X नहीं, Y' is listed", () => {
  const long = `${"शब्द ".repeat(19).trim()}।`;
  expect(styleLists([hi(long)])).toEqual([
    "articles/a/b/hi.md: 1 of 1 sentences have more than 18 words: line 1",
    "articles/a/b/hi.md: a sentence has 19.0 words in the mean, more than 12",
  ]);
  expect(styleLists([hi(`ठीक है।\n\n${"वह आया। ".repeat(7)}`)])).toEqual([
    "articles/a/b/hi.md: line 3 is a paragraph of more than 6 sentences",
  ]);
  expect(styleLists([hi("दोष नहीं, मदद चाहिए।\nडाँट नहीं, बात करें।\nसज़ा नहीं, साथ दें।")])).toEqual([
    'articles/a/b/hi.md: "X नहीं, Y" stands 3 times: line 1, 2, 3',
  ]);
  expect(styleLists([hi("वह आया। वह गया।"), en(long)])).toEqual([]);
});
