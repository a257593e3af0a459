import fs from "node:fs";
import path from "node:path";
import { anyLanguage, type Language } from "../../i18n/language";

const languageOfFile = new RegExp(`(?:^|[./])(${anyLanguage})\\.md$`);

/** A Markdown file of the content as it is written, by its path inside the content folder. */
export type WrittenText = { file: string; language: Language; source: string };

/** Every Markdown file below the content folder. */
export function writtenTexts(root: string): WrittenText[] {
  return fs
    .readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll(path.sep, "/"))
    .sort()
    .flatMap((file) => {
      const language = languageOfFile.exec(file)?.[1];
      return language
        ? [{ file, language: language as Language, source: fs.readFileSync(path.join(root, file), "utf8") }]
        : [];
    });
}

/** Whether a text is a page of a lesson or an article: what a learner reads. */
export function isReading({ file }: WrittenText): boolean {
  return /^(?:articles\/|courses\/[^/]+\/\d)/.test(file);
}

type Line = { number: number; words: string };

/** The lines of running text: no head, picture, table or help block, and without marks and addresses. */
export function proseLines(source: string): Line[] {
  const lines = source.replace(/^---\n[\s\S]*?\n---\n/, (head) => head.replaceAll(/[^\n]/g, "")).split("\n");
  let inHelp = false;
  return lines.flatMap((line, index) => {
    if (line.startsWith(":::")) inHelp = line.startsWith(":::help");
    if (inHelp || /^(?:::|\|)/.test(line)) return [];
    const words = line
      .replaceAll(/\]\([^)]*\)/g, "]")
      .replaceAll(/[*_#>[\]`]/g, " ")
      .trim();
    return words ? [{ number: index + 1, words }] : [];
  });
}

export function sentencesOf(words: string): string[] {
  return words.split(/(?<=[.?!।])["”]?\s+/u);
}
