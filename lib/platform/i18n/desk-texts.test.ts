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
const wordsOf = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal) return element.value.match(/[A-Za-z]{2,}/g) ?? [];
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).flatMap(({ value }) => wordsOf(value));
    return element.type === TYPE.tag ? wordsOf(element.children) : [];
  });

function englishIn(tree: MessageTree): string[] {
  return messageEntries(tree).flatMap(([key, text]) =>
    wordsOf(parse(text))
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

test("an English word is found, a placeholder and a name are none", () => {
  expect(englishIn({ a: "सूची {count, plural, one {1 file} other {# CSV}} {name}" })).toEqual(["a: file"]);
});

test("every kind of mail has a name on a person's page, and every staff action one in the log", () => {
  const { person, actions } = messagesIn(defaultLanguage).desk;
  expect(Object.keys(sampleMails).filter((kind) => !Object.hasOwn(person.mailKinds, kind))).toEqual([]);
  const files = fs
    .globSync("lib/domain/{desk,certificates,discussions,recovery,accounts}/**/*.ts")
    .filter((file) => !/test|testing/.test(file));
  const recorded = files.flatMap((file) => {
    const text = fs.readFileSync(file, "utf8");
    const named = text.matchAll(/\baction: (?:\w+ \? )?"(\w+)"(?: : "(\w+)")?/g);
    return [...named].flatMap(([, one = "", other = ""]) => [one, other].filter(Boolean));
  });
  expect(new Set(recorded).size).toBeGreaterThan(10);
  expect(recorded.filter((action) => !Object.hasOwn(actions, action))).toEqual([]);
});
