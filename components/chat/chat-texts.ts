import { type DangerTexts, dangerTexts } from "@/components/layout/danger/danger-texts";
import { type Messages, messagesIn, translatorFor } from "@/lib/platform/i18n/messages";
import { oncePerLanguage } from "@/lib/platform/i18n/once-per-language";

/** In `unread`, `#` is replaced by the number of answers. */
export type ChatTexts = Messages["chat"]["panel"] & { unread: string; danger: DangerTexts };

/** The texts of the client component, translated on the server so that the browser needs no message library. */
export const chatTexts = oncePerLanguage((language): ChatTexts => {
  const { panel } = messagesIn(language).chat;
  return { ...panel, unread: translatorFor(language, "chat")("unread", { count: "#" }), danger: dangerTexts(language) };
});
