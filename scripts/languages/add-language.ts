import fs from "node:fs";
import path from "node:path";
import { isMap, isScalar, isSeq, parseDocument, type Scalar, visit } from "yaml";
import { defaultLanguage, languages } from "../../lib/platform/i18n/language.ts";
import { filesIn } from "../../lib/process/files-in.ts";
import { type Translate, translateMarkdown, translateMessage, translateProse, translateTree } from "./texts";

export type NewLanguage = { code: string; name: string; direction: "ltr" | "rtl"; locale: string; script: string };
/** What was made: the line, the new files, and the files of all languages that got its texts. */
export type Added = { line: string; made: string[]; extended: string[] };

/** Makes a further language's files from the English ones, and its line. @throws where it is there already */
export function addLanguage(root: string, language: NewLanguage, translate: Translate): Added {
  const { code } = language;
  if (!/^[a-z]{2,3}(?:-[A-Z][A-Za-z]{1,3})?$/.test(code))
    throw new Error(`${code} is no code of a language such as mr or zh-Hans.`);
  if (languages.some((each) => each === code)) throw new Error(`${code} is a language of the portal already.`);
  const added: Added = { line: "", made: [], extended: [] };
  const change = (file: string, edit: (source: string) => string, from = file) => {
    const source = fs.readFileSync(path.join(root, from), "utf8");
    const result = edit(source);
    if (file === from && result === source) return;
    fs.writeFileSync(path.join(root, file), result);
    (file === from ? added.extended : added.made).push(file);
  };
  const message = (english: string) => translateMessage(english, translate);
  const prose = (english: string) => translateProse(english, translate);
  const captions = (source: string) => source.replace(/^(?!WEBVTT|NOTE|STYLE|\d|$).*$/gm, (line) => translate(line));
  const json = (tree: unknown) => `${JSON.stringify(tree, null, 2)}\n`;

  const { code: _, ...facts } = language;
  const width = /^\s{2}en: .*wordmarkWidth: (\d+)/m;
  change("lib/platform/i18n/language.ts", (source) => {
    const all = { ...facts, wordmarkWidth: Number(width.exec(source)?.[1]) };
    const entry = Object.entries(all).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    added.line = `  ${/^\w+$/.test(code) ? code : JSON.stringify(code)}: { ${entry.join(", ")} },`;
    return source.replace(/^\} as const satisfies Record<string, LanguageFacts>;/m, `${added.line}\n$&`);
  });
  const translateMessages = (source: string) => json(translateTree(JSON.parse(source), message));
  change(`messages/${code}.json`, translateMessages, `messages/${defaultLanguage}.json`);
  for (const name of listFiles(root, "messages/browser")) {
    change(name, (source) => {
      const texts = JSON.parse(source);
      return json({ ...texts, [code]: translateTree(texts[defaultLanguage], message) });
    });
  }
  for (const file of listFiles(root, "content")) {
    const fileOfLanguage = nameIn(file, code);
    if (fileOfLanguage) change(fileOfLanguage, (source) => translateMarkdown(source, translate), file);
    else if (file.endsWith(".yaml"))
      change(file, (source) => addYamlTexts(source, { code, languages, translate: prose }));
  }
  for (const file of [...listFiles(root, "public/videos"), ...listFiles(root, "public/images/brand")]) {
    const fileOfLanguage = nameIn(file, code);
    // The text of captions is between their times; the wordmark is a picture.
    if (fileOfLanguage) change(fileOfLanguage, file.endsWith(".vtt") ? captions : (picture) => picture, file);
  }
  return added;
}

function listFiles(root: string, folder: string): string[] {
  return filesIn(path.join(root, folder))
    .map((name) => path.join(folder, name))
    .sort();
}

/** `1.en.md`, `en.md` and `wordmark-en.svg` in the new language. Null for a file that is no English one. */
function nameIn(file: string, code: string): string | null {
  const name = path.basename(file);
  const renamed = name.replace(new RegExp(`(^|[.-])${defaultLanguage}(?=\\.(?:md|vtt|svg)$)`), `$1${code}`);
  return renamed === name ? null : path.join(path.dirname(file), renamed);
}

/**
 * Puts the text of a further language above the default language's, in every map that has a text, or a list of texts,
 * in all of `languages`. The rest of the file stays as it is written, comments too.
 */
export function addYamlTexts(
  source: string,
  { code, languages, translate }: { code: string; languages: string[]; translate: (english: string) => string },
): string {
  const [first = ""] = languages;
  const insertions: { at: number; text: string }[] = [];
  visit(parseDocument(source), {
    Map(_, map) {
      if (!languages.every((language) => texts(map.get(language)) !== null)) return;
      const key = map.items
        .map((pair) => pair.key)
        .find((each): each is Scalar => isScalar(each) && each.value === first);
      const at = key?.range?.[0];
      if (at === undefined || !isMap(map)) return;
      const [text = "", ...more] = (texts(map.get(first)) ?? []).map(translate);
      const indent = at - (source.lastIndexOf("\n", at - 1) + 1);
      const isList = isSeq(map.get(first));
      const value = isList ? JSON.stringify([text, ...more]) : written(text, map.flow ? null : indent);
      insertions.push({ at, text: `${code}: ${value}${map.flow ? ", " : `\n${" ".repeat(indent)}`}` });
    },
  });
  return insertions
    .sort((one, other) => other.at - one.at)
    .reduce((text, each) => text.slice(0, each.at) + each.text + text.slice(each.at), source);
}

/** A text, or the texts of a list of them; null for anything else. */
function texts(node: unknown): string[] | null {
  if (typeof node === "string") return [node];
  if (!isSeq(node)) return null;
  const each = node.items.map((item) => (isScalar(item) ? item.value : null));
  return each.every((value) => typeof value === "string") ? each : null;
}

/** A text of several lines stays one in a block; anything else is quoted, which every YAML reader takes. */
function written(text: string, indent: number | null): string {
  if (indent === null || !text.includes("\n")) return JSON.stringify(text);
  const lines = text.replace(/\n$/, "").split("\n");
  const indented = lines.map((line) => (line ? " ".repeat(indent + 2) + line : ""));
  return [text.endsWith("\n") ? "|" : "|-", ...indented].join("\n");
}
