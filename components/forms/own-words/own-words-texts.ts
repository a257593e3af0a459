import type { OwnWordsProblem } from "@/lib/contract/rules/own-words";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

/** The messages of `ownWordsProblem`, with signs in the place of the two numbers. */
export type OwnWordsTexts = Record<OwnWordsProblem["key"], string>;

export function ownWordsTexts(language: Language): OwnWordsTexts {
  const t = translatorFor(language, "answers");
  const signs = { found: "#found", needed: "#needed" };
  return {
    wordsMissing: t("wordsMissing", signs),
    wordsRepeated: t("wordsRepeated", signs),
    wordsOfPrompt: t("wordsOfPrompt"),
  };
}
