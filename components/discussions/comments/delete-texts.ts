import { portalContent } from "@/lib/api/content/portal-content";
import { inEachLanguage, type Language } from "@/lib/platform/i18n/language";
import { pickTexts, translatorFor } from "@/lib/platform/i18n/messages";

export type DeleteTexts = Record<
  | "report"
  | "edit"
  | "edited"
  | "delete"
  | "confirmTitle"
  | "confirmMessage"
  | "yes"
  | "no"
  | "close"
  | "offline"
  | "deleted"
  | "notDeleted",
  string
> & {
  /** That a comment is in another language than the page. */
  inLanguage: Record<Language, string>;
  /** The mark of a comment by staff. */
  byStaff: string;
};

/** The texts of the confirmation (rule: comments.delete), also for client components on public pages. */
export function deleteTexts(language: Language, warnsOfReopening = false): DeleteTexts {
  const t = translatorFor(language, "discussions");
  const answers = translatorFor(language, "answers");
  return {
    ...pickTexts(t, [
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
    ]),
    confirmMessage: warnsOfReopening ? `${t("confirmMessage")} ${t("deleteReopens")}` : t("confirmMessage"),
    deleted: answers("commentDeleted"),
    byStaff: t("author", { site: portalContent().site.name[language] }),
    inLanguage: inEachLanguage((written) => t("inLanguage", { language: t(`languages.${written}`) })),
  };
}
