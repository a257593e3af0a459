import { getLocale, getTranslations } from "next-intl/server";
import { dangerTexts } from "@/components/forms/danger/danger-texts";
import { languageOrDefault } from "@/lib/platform/i18n/language";
import type { CommentFormTexts } from "./comment-form";

export async function commentFormTexts({ forGuests }: { forGuests: boolean }): Promise<CommentFormTexts> {
  const [t, learning, answers, chat, language] = await Promise.all([
    getTranslations("discussions"),
    getTranslations("learning"),
    getTranslations("answers"),
    getTranslations("chat"),
    getLocale(),
  ]);
  return {
    label: t("commentLabel"),
    hint: t("commentHint"),
    post: t("post"),
    posting: t("posting"),
    offline: t("offline"),
    logIn: chat("logIn"),
    danger: dangerTexts(languageOrDefault(language)),
    commentBlank: answers("commentBlank"),
    commentTooLong: answers("commentTooLong"),
    guestNote: forGuests ? t("guestNote") : undefined,
    // The layout of the learning pages shows these messages itself.
    connection: forGuests
      ? {
          lost: learning("connection_lost"),
          back: learning("connection_back"),
          restored: learning("connection_restored"),
        }
      : undefined,
  };
}
