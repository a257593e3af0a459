import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { parse as parseYaml } from "yaml";

/** Makes a text of the new language out of the English one. */
export type Translate = (english: string) => string;

/** A message: only its words change, not its arguments and tags. */
export function translateMessage(message: string, translate: Translate): string {
  const literals: { start: number; end: number }[] = [];
  const visit = (elements: MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal && element.location)
        literals.push({ start: element.location.start.offset, end: element.location.end.offset });
      if (element.type === TYPE.tag) visit(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const { value } of Object.values(element.options)) visit(value);
    }
  };
  visit(parse(message, { captureLocation: true }));
  let text = message;
  for (const { start, end } of literals.sort((one, other) => other.start - one.start))
    text = text.slice(0, start) + translate(text.slice(start, end)) + text.slice(end);
  return text;
}

type Tree = string | Tree[] | { [key: string]: Tree };

export function translateTree(tree: Tree, translate: Translate): Tree {
  if (typeof tree === "string") return translate(tree);
  if (Array.isArray(tree)) return tree.map((each) => translateTree(each, translate));
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, translateTree(value, translate)]));
}

/** What no translation changes: references, addresses, code, tags, names of directives. */
const untouched =
  /\{(?:helpline|number|numbers|second|count|text|fact|emergency):[^{}]*\}|\]\([^)]*\)|https?:\/\/[^\s)]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|`[^`]*`|<[^>]*>|&#?\w+;|:{2,3}[a-z]+|\b(?:src|href|alt|caption|title|name|face)(?==")|(?<=\b(?:src|name|face)=")[^"]*/g;

/** Markdown, with or without a YAML head. */
export function translateMarkdown(source: string, translate: Translate): string {
  const [, head, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [null, null, source];
  const text = translateProse(body ?? "", translate);
  if (!head) return text;
  // JSON is YAML.
  const fields = translateTree(parseYaml(head), (value) => translateProse(value, translate));
  return `---\n${JSON.stringify(fields, null, 2)}\n---\n${text}`;
}

export function translateProse(source: string, translate: Translate): string {
  let text = "";
  let from = 0;
  for (const found of source.matchAll(untouched)) {
    text += translate(source.slice(from, found.index)) + found[0];
    from = found.index + found[0].length;
  }
  return text + translate(source.slice(from));
}
