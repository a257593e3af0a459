import type { FormStep, Step } from "@/components/learning/client";
import type { Language } from "@/lib/platform/i18n/language";
import { type Messages, messagesIn, translatorFor } from "@/lib/platform/i18n/messages";

/** Texts with numbers, which the client component inserts in place of `#1`, `#2` and `#3`. */
const counted = {
  questionOf: { number: "#1", total: "#2" },
  passedTitle: { correct: "#1", total: "#2" },
  failedTitleOne: { page: "#1" },
  failedScore: { correct: "#1", total: "#2", needed: "#3" },
  passMark: { percent: "#1" },
  count: { total: "#1" },
  pauseTitle: { time: "#1" },
  missingMany: { total: "#1" },
  missed: { total: "#1" },
  pageMinutes: { minutes: "#1" },
  extraMany: { total: "#1" },
  readPage: { page: "#1" },
  onPage: { page: "#1" },
  fromPage: { page: "#1" },
  fromPageTitled: { page: "#1", title: "#2" },
  fromTopicPage: { page: "#1", topic: "#2" },
  lessonPage: { page: "#1", title: "#2" },
  topicPage: { page: "#1", topic: "#2" },
  unreadMany: { total: "#1" },
  shortBy: { seconds: "#1" },
  unreadPage: { page: "#1", title: "#2" },
} as const;

export type QuizTexts = Omit<Messages["quizzes"], `goOn_${string}`> & Record<"goOn" | "goOnUnread", string>;

/**
 * The texts of the client component, translated on the server, so that the browser needs no message library. Of the ways
 * on it gets the two that it may show: each page of the path to a quiz counts on a slow network.
 */
export function quizTexts(language: Language, next: (Step | FormStep)["kind"]): QuizTexts {
  const t = translatorFor(language, "quizzes");
  const withNumbers = Object.fromEntries(
    Object.entries(counted).map(([key, values]) => [key, t(key as keyof typeof counted, values)]),
  );
  const plain = Object.entries(messagesIn(language).quizzes).filter(([key]) => !key.startsWith("goOn_"));
  const onward = { goOn: t(`goOn_${next}`), goOnUnread: t("goOn_unread") };
  return { ...Object.fromEntries(plain), ...withNumbers, ...onward } as QuizTexts;
}
