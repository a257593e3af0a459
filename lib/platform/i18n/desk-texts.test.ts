import fs from "node:fs";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { expect, test } from "vitest";
import { sampleMails } from "../mail/testing/samples";
import { defaultLanguage, languageFacts, otherLanguages } from "./language";
import { messagesIn } from "./messages";
import { type MessageTree, messageEntries } from "./testing/message-check";

/** Names of apps, kinds of files and units that are read in Latin letters in every language. */
const allowed = new Set(["Google", "Authenticator", "Aegis", "FAS", "CSV", "XLSX", "UTF", "KB"]);

/** The text of a message without placeholders. */
const messageWords = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal) return element.value.match(/[A-Za-z]{2,}/g) ?? [];
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).flatMap(({ value }) => messageWords(value));
    return element.type === TYPE.tag ? messageWords(element.children) : [];
  });

function englishIn(tree: MessageTree): string[] {
  return messageEntries(tree).flatMap(([key, text]) =>
    messageWords(parse(text))
      .filter((word) => !allowed.has(word))
      .map((word) => `${key}: ${word}`),
  );
}

const notLatin = otherLanguages(defaultLanguage).filter((language) => languageFacts[language].script !== "Latin");

test.each(notLatin)("%s: no text of the desk, nor of its mails, has an English word", (language) => {
  const { desk, mail } = messagesIn(language);
  expect(englishIn(desk)).toEqual([]);
  expect(
    englishIn({ deskWaits: mail.deskWaits, deskAssigned: mail.deskAssigned, accountChanged: mail.accountChanged }),
  ).toEqual([]);
});

/** Words of the Hindi desk that its readers took for something else, with what they say in their place. */
const misread = {
  "इस महीने से": "किस महीने से",
  "जवाब की तारीख": "जवाब की अंतिम तिथि",
  "विषयों का रास्ता": "विषयवार प्रगति",
  "कई लोगों के नाम लिखें": "सूची से नामांकन",
  "हर खाने में": "हर कॉलम में",
};
/** People who take part in a course are प्रतिभागी at the desk; a match of answers is सवाल की परख and no मेल, which is read as mail. */
const otherNames = /सीखने वाल|(?<![\p{L}\p{M}])लोग(?:ों)?(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])मेल(?![\p{L}\p{M}])/u;

test("the Hindi desk says what its readers understand, with one name for those who take part", () => {
  const { desk, certificate, answers } = messagesIn("hi");
  const entries = messageEntries({ desk, certificate, answers });
  const texts = entries.map(([, text]) => text);
  for (const [wrong, right] of Object.entries(misread)) {
    expect(texts.filter((text) => text.includes(wrong))).toEqual([]);
    expect(texts.filter((text) => text.includes(right)).length, right).toBeGreaterThan(0);
  }
  expect(messageEntries(desk).filter(([, text]) => otherNames.test(text))).toEqual([]);
  expect(texts.filter((text) => text.includes("सीखने वाल"))).toEqual([]);
  expect(texts.some((text) => text.includes("सवाल की परख"))).toBe(true);
});

test("an English word is found, a placeholder and a name are none", () => {
  expect(englishIn({ a: "सूची {count, plural, one {1 file} other {# CSV}} {name}" })).toEqual(["a: file"]);
});

/** A call that records an action, whose third argument names it, or names one of two. */
const recordedAction =
  /\brecordStaffAction\(\s*(?:\{[^}]*\}|\w+),\s*(?:\{[^}]*\}|\w+),\s*(?:[^",;]+ \? )?"(\w+)"(?: : "(\w+)")?/g;

test("every kind of mail has a name on a person's page, and every staff action one in the log", () => {
  const { person, actions } = messagesIn(defaultLanguage).desk;
  expect(Object.keys(sampleMails).filter((kind) => !Object.hasOwn(person.mailKinds, kind))).toEqual([]);
  const files = fs
    .globSync("lib/domain/{desk,certificates,discussions,recovery,accounts}/**/*.ts")
    .filter((file) => !/test|testing/.test(file));
  const recorded = files.flatMap((file) => {
    const text = fs.readFileSync(file, "utf8");
    const named = text.matchAll(recordedAction);
    return [...named].flatMap(([, one = "", other = ""]) => [one, other].filter(Boolean));
  });
  expect(new Set(recorded).size).toBeGreaterThan(10);
  expect(recorded.filter((action) => !Object.hasOwn(actions, action))).toEqual([]);
});
