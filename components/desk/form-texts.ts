import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

/** The texts that every form of the desk needs, with the label of its button. */
export function formTexts(language: Language, submit: string) {
  const t = translatorFor(language, "desk");
  return { submit, busy: t("busy"), offline: t("offline") };
}
