import { getTranslations } from "next-intl/server";
import type { CommentFormTexts } from "./comment-form";

export async function commentFormTexts({ forGuests }: { forGuests: boolean }): Promise<CommentFormTexts> {
  const [t, learning, answers] = await Promise.all([getTranslations("discussions"), getTranslations("learning"), getTranslations("answers")]);
  return {
    label: t("commentLabel"),
    hint: t("commentHint"),
    post: t("post"),
    posting: t("posting"),
    offline: t("offline"),
    blank: answers("commentBlank"),
    guestNote: forGuests ? t("guestNote") : undefined,
    // The layout of the learning pages shows these messages itself.
    connection: forGuests ? { lost: learning("connection_lost"), back: learning("connection_back"), restored: learning("connection_restored") } : undefined,
  };
}
