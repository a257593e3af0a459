import { getLocale, getTranslations } from "next-intl/server";
import { ownWordsTexts } from "@/components/forms/own-words/own-words-texts";
import { dangerTexts } from "@/components/layout/danger/danger-texts";
import { backendHas } from "@/lib/api/backend";
import { requiredCommentLength } from "@/lib/contract/rules/own-words";
import { languageOrDefault } from "@/lib/platform/i18n/language";
import type { CommentFormTexts } from "./comment-form";

type Props = { forGuests: boolean; required?: string };

/** @param required - the question, as HTML, of a discussion whose topic needs a comment */
export async function commentFormTexts({ forGuests, required }: Props): Promise<CommentFormTexts> {
  const [t, learning, answers, chat, language] = await Promise.all([
    getTranslations("discussions"),
    getTranslations("learning"),
    getTranslations("answers"),
    getTranslations("chat"),
    getLocale(),
  ]);
  return {
    label: t("commentLabel"),
    hint: required === undefined ? t("commentHint") : t("commentHintRequired", { fewest: requiredCommentLength.words }),
    required:
      required === undefined ? undefined : { prompt: required, texts: ownWordsTexts(languageOrDefault(language)) },
    tellMe: (await backendHas("discussions.editComment"))
      ? { label: t("tellMe"), unverified: t("tellMeUnverified") }
      : undefined,
    post: t("post"),
    posting: t("posting"),
    offline: t("commentOffline"),
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
