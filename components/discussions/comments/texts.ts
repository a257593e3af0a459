import { connectionTexts } from "@/components/forms/form-props";
import { ownWordsTexts } from "@/components/forms/own-words/own-words-texts";
import { dangerTexts } from "@/components/layout/danger/danger-texts";
import { backendHas } from "@/lib/api/backend";
import { portalContent } from "@/lib/api/content/portal-content";
import { requiredCommentLength } from "@/lib/contract/rules/own-words";
import { inEachLanguage, type Language } from "@/lib/platform/i18n/language";
import { pickTexts, translatorFor } from "@/lib/platform/i18n/messages";

type Props = { language: Language; forGuests: boolean; required?: string };
export type CommentFormTexts = Awaited<ReturnType<typeof commentFormTexts>>;
/** @param required - the question, as HTML, of a discussion whose topic needs a comment */
export async function commentFormTexts({ language, forGuests, required }: Props) {
  const t = translatorFor(language, "discussions");
  return {
    ...pickTexts(t, ["post", "posting"]),
    ...pickTexts(translatorFor(language, "answers"), ["commentBlank", "commentTooLong"]),
    label: t("commentLabel"),
    hint: required === undefined ? t("commentHint") : t("commentHintRequired", { fewest: requiredCommentLength.words }),
    /** Where the topic needs the comment: its question, and what is said of too few words. */
    required: required === undefined ? undefined : { prompt: required, texts: ownWordsTexts(language) },
    /** The tick for mails about answers; not with a backend that sends none. */
    tellMe: (await backendHas("discussions.editComment"))
      ? { label: t("tellMe"), unverified: t("tellMeUnverified") }
      : undefined,
    offline: t("commentOffline"),
    logIn: translatorFor(language, "chat")("panel.logIn"),
    danger: dangerTexts(language),
    guestNote: forGuests ? t("guestNote") : undefined,
    /** The layout of the learning pages shows these messages itself. */
    connection: forGuests ? connectionTexts(language) : undefined,
  };
}

export type DeleteTexts = ReturnType<typeof deleteTexts>;
/** The texts of the confirmation (rule: comments.delete), also for client components on public pages. */
export function deleteTexts(language: Language, warnsOfReopening = false) {
  const t = translatorFor(language, "discussions");
  return {
    ...pickTexts(t, ["report", "edit", "edited", "delete", "notDeleted", "offline"]),
    ...pickTexts(t, ["confirmTitle", "yes", "no", "close"]),
    confirmMessage: warnsOfReopening ? `${t("confirmMessage")} ${t("deleteReopens")}` : t("confirmMessage"),
    deleted: translatorFor(language, "answers")("commentDeleted"),
    byStaff: t("author", { site: portalContent().site.name[language] }),
    /** That a comment is in another language than the page. */
    inLanguage: inEachLanguage((written) => t("inLanguage", { language: t(`languages.${written}`) })),
  };
}
