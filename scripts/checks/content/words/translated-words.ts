import type { Problem } from "../../../../lib/platform/content/broken";
import type { Language } from "../../../../lib/platform/i18n/language";
import { proseLines, type WrittenText } from "../texts";

/** Turns by which a text shows that it was translated, with what a writer says in their place (docs/glossary.md). */
const turns: Record<Language, [turn: RegExp, better: string][]> = {
  en: [
    [/\bwhoever\b/i, "students who, anyone who"],
    [/\bthe own\b/i, "their own"],
    [/\bbefore the (?:whole )?class\b(?! (?:begins|starts|ends))/i, "in front of the class"],
    [/\b(?:texts?|messages?|names?|sentences?|numbers?) stands?\b/i, "the text says, the message is in"],
    [/\b(?:black|white)boards?\b/i, "board"],
    [/\b(?:pupils?|teenagers?)\b/i, "student, adolescent"],
  ],
  hi: [
    [/खुद सौंप/u, "उसे किसी बड़े के पास छोड़कर आएँ"],
    [/सुनिश्चित कर/u, "देख लें"],
    [/वह भी पढ़ा जाता/u, "वह भी सीख लेते हैं"],
    [/आपात गोली/u, "आपातकालीन गोली"],
    [/संकेत धोखा/u, "लक्षण देखकर पक्का पता नहीं चलता"],
    [/ हेतु(?![\p{L}\p{M}])/u, "के लिए"],
  ],
};

/** The turns in one sentence or line, each with what to say in its place. */
export function translatedTurns(words: string, language: Language): string[] {
  return turns[language].flatMap(([turn, better]) => {
    const found = turn.exec(words)?.[0];
    return found ? [`says "${found.trim()}", as only a translation does: ${better}`] : [];
  });
}

/** The privacy notices are shown by version: another wording would ask every learner for consent again. */
const versioned = /^privacy-notice|^pages\/Privacy\./;

/** The turns in the texts of the content. */
export function translatedWords(texts: WrittenText[]): Problem[] {
  return texts
    .filter(({ file }) => !versioned.test(file))
    .flatMap(({ file, language, source }) =>
      proseLines(source, { tables: true }).flatMap(({ number, words }) =>
        translatedTurns(words, language).map((message) => ({ file, field: `line ${number}`, message })),
      ),
    );
}
