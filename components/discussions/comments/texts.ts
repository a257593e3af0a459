import { connectionTexts } from "@/components/forms/form-props";
import { ownWordsTexts } from "@/components/forms/own-words/own-words-texts";
import { dangerTexts } from "@/components/layout/danger/danger-texts";
import { backendHas } from "@/lib/api/backend";
import { portalContent } from "@/lib/api/content/portal-content";
import { requiredCommentLength } from "@/lib/contract/rules/own-words";
import { inEachLanguage, type Language } from "@/lib/platform/i18n/language";
import { pickTexts, translatorFor } from "@/lib/platform/i18n/messages";
import type { CommentFormTexts } from "./comment-form";

type Props = { language: Language; forGuests: boolean; required?: string };

/** @param required - the question, as HTML, of a discussion whose topic needs a comment */
export async function commentFormTexts({ language, forGuests, required }: Props): Promise<CommentFormTexts> {
  const t = translatorFor(language, "discussions");
  const answers = translatorFor(language, "answers");
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
    logIn: translatorFor(language, "chat")("panel.logIn"),
    danger: dangerTexts(language),
    commentBlank: answers("commentBlank"),
    commentTooLong: answers("commentTooLong"),
    guestNote: forGuests ? t("guestNote") : undefined,
    // The layout of the learning pages shows these messages itself.
    connection: forGuests ? connectionTexts(language) : undefined,
  };
}

const deleteKeys = [
  "report",
  "edit",
  "edited",
  "delete",
  "confirmTitle",
  "yes",
  "no",
  "close",
  "offline",
  "notDeleted",
] as const;
export type DeleteTexts = Record<(typeof deleteKeys)[number] | "confirmMessage" | "deleted", string> & {
  /** That a comment is in another language than the page. */
  inLanguage: Record<Language, string>;
  byStaff: string;
};

/** The texts of the confirmation (rule: comments.delete), also for client components on public pages. */
export function deleteTexts(language: Language, warnsOfReopening = false): DeleteTexts {
  const t = translatorFor(language, "discussions");
  return {
    ...pickTexts(t, deleteKeys),
    confirmMessage: warnsOfReopening ? `${t("confirmMessage")} ${t("deleteReopens")}` : t("confirmMessage"),
    deleted: translatorFor(language, "answers")("commentDeleted"),
    byStaff: t("author", { site: portalContent().site.name[language] }),
    inLanguage: inEachLanguage((written) => t("inLanguage", { language: t(`languages.${written}`) })),
  };
}
