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

/** In `unread`, `#` is replaced by the number of answers. */
export type ChatTexts = Record<(typeof keys)[number] | "unread", string>;

/** The texts of the client component, translated on the server so that the browser needs no message library. */
export function chatTexts(t: Awaited<ReturnType<typeof getTranslations<"chat">>>): ChatTexts {
  return { ...(Object.fromEntries(keys.map((key) => [key, t(key)])) as Record<(typeof keys)[number], string>), unread: t("unread", { count: "#" }) };
}
