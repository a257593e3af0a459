import type { getTranslations } from "next-intl/server";

const keys = [
  "title",
  "open",
  "close",
  "fullScreen",
  "smallScreen",
  "greeting",
  "chooseSubject",
  "chooseQuestion",
  "back",
  "typing",
  "you",
  "assistant",
  "coordinator",
  "writeLabel",
  "writeHint",
  "send",
  "sending",
  "tooShort",
  "sent",
  "offline",
  "notSent",
  "signedOut",
  "logIn",
  "conversation",
  "loading",
  "troubleLoading",
  "again",
] as const;

/** `#` stands for the number of answers in `unread`. */
export type ChatTexts = Record<(typeof keys)[number] | "unread", string>;

/** The island's texts, taken on the server, so that it needs no message library in the browser. */
export function chatTexts(t: Awaited<ReturnType<typeof getTranslations<"chat">>>): ChatTexts {
  return { ...(Object.fromEntries(keys.map((key) => [key, t(key)])) as Record<(typeof keys)[number], string>), unread: t("unread", { count: "#" }) };
}
