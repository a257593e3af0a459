import { type DangerTexts, dangerTexts } from "@/components/layout/danger/danger-texts";
import { pickTexts, translatorFor } from "@/lib/platform/i18n/messages";
import { oncePerLanguage } from "@/lib/platform/i18n/once-per-language";

const keys = [
  "title",
  "open",
  "close",
  "fullScreen",
  "smallScreen",
  "greeting",
  "nearest",
  "sendAnyway",
  "helped",
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
  "troubleAnswering",
  "troubleChoosing",
  "again",
] as const;

/** In `unread`, `#` is replaced by the number of answers. */
export type ChatTexts = Record<(typeof keys)[number] | "unread", string> & { danger: DangerTexts };

/** The texts of the client component, translated on the server so that the browser needs no message library. */
export const chatTexts = oncePerLanguage((language): ChatTexts => {
  const t = translatorFor(language, "chat");
  return { ...pickTexts(t, keys), unread: t("unread", { count: "#" }), danger: dangerTexts(language) };
});
