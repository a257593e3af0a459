import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { expect, test } from "vitest";
import en from "../../../messages/en.json";
import hi from "../../../messages/hi.json";

/** Messages that are not Hindi on purpose: names, and words that the specification gives to the letter. */
const notHindi = new Set(["answers.unauthorized", "shell.copyright"]);

type Tree = { [key: string]: string | string[] | Tree };

/** "answers.saved" and its text, for each message. */
function flat(tree: Tree | string[], before = ""): [string, string][] {
  return Object.entries<string | string[] | Tree>(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${before}${key}`, value]] : flat(value, `${before}${key}.`),
  );
}

const english = flat(en);
const hindi = new Map(flat(hi));

/** Each argument and tag of a message with its kind, also those inside a choice. */
function argumentsOf(message: string): string[] {
  const found = (elements: MessageFormatElement[]): string[] =>
    elements.flatMap((element) => {
      if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
      const own = `${element.value}: ${TYPE[element.type]}`;
      if (element.type === TYPE.tag) return [own, ...found(element.children)];
      if (element.type === TYPE.plural || element.type === TYPE.select) return [own, ...Object.values(element.options).flatMap(({ value }) => found(value))];
      return [own];
    });
  return [...new Set(found(parse(message)))].sort();
}

test("both languages have the same messages", () => {
  expect([...hindi.keys()].sort()).toEqual(english.map(([key]) => key).sort());
});

test("a message takes the same values in both languages", () => {
  for (const [key, text] of english) expect(argumentsOf(hindi.get(key) ?? ""), key).toEqual(argumentsOf(text));
});

test("no message is empty, and a choice always has an `other`", () => {
  for (const [key, text] of [...english, ...hindi]) {
    expect(text.trim(), key).not.toBe("");
    expect(() => parse(text, { requiresOtherClause: true }), key).not.toThrow();
  }
});

test("the Hindi is in Devanagari", () => {
  const withoutDevanagari = [...hindi].filter(([key, text]) => !/\p{Script=Devanagari}/u.test(text) && !notHindi.has(key));
  expect(withoutDevanagari).toEqual([]);
});
