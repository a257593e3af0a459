import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

export type MessageTree = { [key: string]: string | string[] | MessageTree };

/** "answers.saved" and its text, for each message. */
export function messageEntries(tree: MessageTree | string[], before = ""): [string, string][] {
  return Object.entries<string | string[] | MessageTree>(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${before}${key}`, value]] : messageEntries(value, `${before}${key}.`),
  );
}

/** The differences for which a language's messages cannot replace those of the default language. */
export function findDifferences(ofDefault: MessageTree, ofOther: MessageTree): string[] {
  const expected = messageEntries(ofDefault);
  const keys = new Set(expected.map(([key]) => key));
  const given = new Map(messageEntries(ofOther));
  return [
    ...expected.filter(([key]) => !given.has(key)).map(([key]) => `${key} is missing`),
    ...[...given.keys()].filter((key) => !keys.has(key)).map((key) => `${key} is not in the default language`),
    ...expected.flatMap(([key, text]) => textDifference(key, text, given.get(key))),
  ];
}

function textDifference(key: string, text: string, other: string | undefined): string[] {
  if (other === undefined) return [];
  try {
    const [wanted, found] = [messageArguments(text), messageArguments(other)];
    return wanted === found ? [] : [`${key} takes ${found || "nothing"} instead of ${wanted || "nothing"}`];
  } catch (error) {
    return [`${key}: ${(error as Error).message}`];
  }
}

/**
 * Each argument and tag of a message with its kind, also those inside a choice. @throws for a choice without `other`
 */
function messageArguments(message: string): string {
  const found = (elements: MessageFormatElement[]): string[] =>
    elements.flatMap((element) => {
      if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
      const own = `${element.value}: ${TYPE[element.type]}`;
      if (element.type === TYPE.tag) return [own, ...found(element.children)];
      if (element.type === TYPE.plural || element.type === TYPE.select)
        return [own, ...Object.values(element.options).flatMap(({ value }) => found(value))];
      return [own];
    });
  return [...new Set(found(parse(message, { requiresOtherClause: true })))].sort().join(", ");
}

/** The keys of messages that have no letter of a script. */
export function withoutScript(messages: [string, string][], script: string): string[] {
  const letters = new RegExp(`\\p{Script=${script}}`, "u");
  return messages.filter(([, text]) => !letters.test(text)).map(([key]) => key);
}
