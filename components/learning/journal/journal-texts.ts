import { ownWordsTexts } from "@/components/forms/own-words/own-words-texts";
import { journalLength } from "@/lib/contract/rules/own-words";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export type JournalTexts = ReturnType<typeof journalTexts>;

/** The texts of the form; `#` is replaced by a time. */
export function journalTexts(language: Language) {
  const t = translatorFor(language, "learning");
  return {
    label: t("journalLabel"),
    show: t("journalShow"),
    hint: t("journalHint", { fewest: journalLength.words }),
    save: t("journalSave"),
    saveAgain: t("journalSaveAgain"),
    saving: t("saving"),
    saveDraft: t("journalSaveDraft"),
    draftNote: t("journalDraftNote", { time: "#" }),
    draftSaving: t("draftSaving"),
    draftSaved: t("draftSaved", { time: "#" }),
    draftInBrowser: t("draftInBrowser"),
    signedOut: t("signedOut"),
    logInAgain: t("logInAgain"),
    elsewhere: t("journalElsewhere"),
    ownWords: ownWordsTexts(language),
  };
}
