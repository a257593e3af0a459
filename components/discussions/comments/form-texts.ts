import { ownWordsTexts } from "@/components/forms/own-words/own-words-texts";
import { dangerTexts } from "@/components/layout/danger/danger-texts";
import { backendHas } from "@/lib/api/backend";
import { requiredCommentLength } from "@/lib/contract/rules/own-words";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import type { CommentFormTexts } from "./comment-form";

type Props = { language: Language; forGuests: boolean; required?: string };

/** @param required - the question, as HTML, of a discussion whose topic needs a comment */
export async function commentFormTexts({ language, forGuests, required }: Props): Promise<CommentFormTexts> {
  const t = translatorFor(language, "discussions");
  const learning = translatorFor(language, "learning");
  const answers = translatorFor(language, "answers");
  const chat = translatorFor(language, "chat");
  return {
    label: t("commentLabel"),
    hint: required === undefined ? t("commentHint") : t("commentHintRequired", { fewest: requiredCommentLength.words }),
    required: required === undefined ? undefined : { prompt: required, texts: ownWordsTexts(language) },
    tellMe: (await backendHas("discussions.editComment"))
      ? { label: t("tellMe"), unverified: t("tellMeUnverified") }
      : undefined,
    post: t("post"),
    posting: t("posting"),
    offline: t("commentOffline"),
    logIn: chat("logIn"),
    danger: dangerTexts(language),
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
