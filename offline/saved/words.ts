import { type Language, languageFacts } from "../../lib/platform/i18n/language";
import { saved as english, quizzes as quizzesEnglish } from "../../messages/en.json";
import { saved as hindi, quizzes as quizzesHindi } from "../../messages/hi.json";

// The texts of saved pages, with those that they share with the pages of the portal.

export type SavedWords = typeof english & {
  quiz: typeof quizzesEnglish;
};

/** The texts in the language of a page; English for any other value. */
export function savedWords(language: string): SavedWords {
  if (language === "hi") return { ...hindi, quiz: quizzesHindi };
  return { ...english, quiz: quizzesEnglish };
}

/** A size in words: `310 KB`, `3.4 MB`. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** A day and time in the phone's time zone, which is what the learner knows. */
export function timeText(ms: number, language: Language): string {
  return new Intl.DateTimeFormat(languageFacts[language].locale, {
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
  }).format(ms);
}
