import fs from "node:fs";
import path from "node:path";
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import type { Problem } from "../../../lib/platform/content/broken";
import { anyLanguage, isLanguage, type Language, languages } from "../../../lib/platform/i18n/language";
import { filesIn } from "../../../lib/process/files-in.ts";

const languageOfFile = new RegExp(`(?:^|[./])(${anyLanguage})\\.md$`);

/** A Markdown file of the content as it is written, by its path inside the content folder. */
export type WrittenText = { file: string; language: Language; source: string };

/** Every Markdown file below the content folder. */
export function writtenTexts(root: string): WrittenText[] {
  return filesIn(root)
    .sort()
    .flatMap((file) => {
      const language = languageOfFile.exec(file)?.[1] as Language | undefined;
      return language ? { file, language, source: fs.readFileSync(path.join(root, file), "utf8") } : [];
    });
}

/** Lists of words and registers, which are no texts for readers. */
const registers =
  /^(?:places\/|(?:glossary|names|sources|facts|redirects|searches|spoken|subjects|videos|co-branded-tags)\.yaml)/;

/** Every YAML file's texts, one for each language, each in its own line, so that a problem names it. */
export function yamlTexts(root: string): WrittenText[] {
  return filesIn(root)
    .filter((file) => file.endsWith(".yaml") && !registers.test(file))
    .sort()
    .flatMap((file) => textsOfYaml(file, fs.readFileSync(path.join(root, file), "utf8")));
}

export function textsOfYaml(file: string, source: string): WrittenText[] {
  const counter = new LineCounter();
  const lines = new Map<Language, string[]>(languages.map((language) => [language, []]));
  const collect = (node: unknown, language: Language | undefined): void => {
    if (isMap(node))
      for (const { key, value } of node.items) {
        const named = isScalar(key) ? key.value : undefined;
        collect(value, isLanguage(named) ? named : language);
      }
    else if (isSeq(node)) for (const each of node.items) collect(each, language);
    else if (language && isScalar(node) && typeof node.value === "string" && node.range) {
      const at = counter.linePos(node.range[0]).line - 1;
      const found = lines.get(language) ?? [];
      found[at] = [found[at], node.value.replaceAll(/\s+/g, " ")].filter(Boolean).join(" ");
    }
  };
  collect(parseDocument(source, { lineCounter: counter }).contents, undefined);
  return [...lines]
    .filter(([, found]) => found.length > 0)
    .map(([language, found]) => ({ file, language, source: Array.from(found, (line) => line ?? "").join("\n") }));
}

/** Whether a text is a page of a lesson or an article: what a learner reads. */
export function isReading({ file }: Pick<WrittenText, "file">): boolean {
  return /^(?:articles\/|courses\/[^/]+\/\d)/.test(file);
}

export function isClassPlan({ file }: Pick<WrittenText, "file">): boolean {
  return file.startsWith("class-plans/");
}

type Line = { number: number; words: string };

/** Running text: no head, picture, table or help block, no marks. @param also - `tables`: their rows too */
export function proseLines(source: string, also: { tables: boolean } = { tables: false }): Line[] {
  const lines = source.replace(/^---\n[\s\S]*?\n---\n/, (head) => head.replaceAll(/[^\n]/g, "")).split("\n");
  let inHelp = false;
  return lines.flatMap((line, index) => {
    if (line.startsWith(":::")) inHelp = line.startsWith(":::help");
    if (inHelp || line.startsWith("::") || (line.startsWith("|") && !also.tables)) return [];
    const words = line
      .replaceAll(/\]\([^)]*\)/g, "]")
      .replaceAll(/[*_#>[\]`|]/g, " ")
      .trim();
    return words ? [{ number: index + 1, words }] : [];
  });
}

/** What `find` says of the words of each line, with the file and the line. */
export function lineProblems(
  texts: WrittenText[],
  find: (words: string, text: WrittenText, line: number) => string[],
  also?: { tables: boolean },
): Problem[] {
  return texts.flatMap((text) =>
    proseLines(text.source, also).flatMap(({ number, words }) =>
      find(words, text, number).map((message) => ({ file: text.file, field: `line ${number}`, message })),
    ),
  );
}

export function splitSentences(words: string): string[] {
  return words.split(/(?<=[.?!।])["”]?\s+/u);
}
