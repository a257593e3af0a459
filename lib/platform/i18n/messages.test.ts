import fs from "node:fs";
import { expect, test } from "vitest";
import { defaultLanguage, type Language, languageFacts, languages, otherLanguages } from "./language";
import { messagesIn } from "./messages";
import { findDifferences, type MessageTree, messageEntries, withoutScript } from "./testing/message-check";

/**
 * Messages that have no letter of their language's script on purpose: names, and words that the specification gives to
 * the letter.
 */
const inLatinLetters = new Set(["answers.unauthorized", "shell.copyright"]);

const browserFolder = "messages/browser";
const browserFiles = fs
  .readdirSync(browserFolder)
  .map((name) => [name, JSON.parse(fs.readFileSync(`${browserFolder}/${name}`, "utf8"))] as const);

/** The messages of a language: its own file, and its part of each file of `messages/browser`. */
function allMessages(language: Language): MessageTree {
  return {
    ...messagesIn(language),
    ...Object.fromEntries(browserFiles.map(([name, texts]) => [name, texts[language] ?? {}])),
  };
}

test.each(otherLanguages(defaultLanguage))("%s has every message, each with the same placeholders", (language) => {
  expect(findDifferences(allMessages(defaultLanguage), allMessages(language))).toEqual([]);
});

test("a file of messages/browser has no other languages", () => {
  for (const [name, texts] of browserFiles) expect(Object.keys(texts), name).toEqual(languages);
});

test("every language has a file of messages, and every file is a language", () => {
  const files = fs.readdirSync("messages").filter((name) => name.endsWith(".json"));
  expect(files.sort()).toEqual(languages.map((language) => `${language}.json`).sort());
});

test.each(languages)("%s: no message is empty, and each is in the script of its language", (language) => {
  const messages = messageEntries(allMessages(language));
  for (const [key, text] of messages) expect(text.trim(), key).not.toBe("");
  expect(withoutScript(messages, languageFacts[language].script).filter((key) => !inLatinLetters.has(key))).toEqual([]);
});

test("a message that is missing, one too many, one with another value and one that cannot be read are found", () => {
  const english = { a: { one: "One", two: "Two {name}", three: "Three" } };
  expect(findDifferences(english, { a: { one: "Uno", two: "Dos {nombre}", four: "Cuatro" } })).toEqual([
    "a.three is missing",
    "a.four is not in the default language",
    "a.two takes nombre: argument instead of name: argument",
  ]);
  expect(findDifferences(english, { a: { one: "{n, plural, one {Uno}}", two: "Dos {name}", three: "Tres" } })).toEqual([
    expect.stringMatching(/^a\.one: /),
  ]);
});
