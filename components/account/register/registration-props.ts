import { getTranslations } from "next-intl/server";
import {
  choices,
  formTexts,
  inOtherLanguages,
  languageOptions,
  nameTexts,
  newPasswordTexts,
  placeTexts,
  ruleMessagesIn,
  stateOptions,
} from "@/components/forms/form-props";
import { strengthTexts } from "@/components/forms/strength-texts";
import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn, translatorFor } from "@/lib/platform/i18n/messages";
import { pickTexts } from "@/lib/platform/i18n/pick-texts";
import { settings } from "@/lib/platform/settings";
import { consentProps } from "../privacy/consent-props";
import type { RegistrationFormProps } from "./registration-form";

const registrationTexts = [
  ...formTexts,
  ...(["starNote", "createAccount", "creatingAccount", "registrationFailed", "offline"] as const),
  ...(["sectionName", "sectionPlace", "sectionPassword", "sectionAbout", "mobile", "mobileHint", "age", "gender", "chooseGender"] as const),
  ...(["profession", "chooseProfession", "language", "languageHint"] as const),
] as const;
/** What the registration form needs from the server: its texts and choices in one language. */
export async function registrationProps(language: Language): Promise<Omit<RegistrationFormProps, "course" | "returnTo" | "action">> {
  const t = await getTranslations({ locale: language, namespace: "accounts" });
  const lists = messagesIn(language).accounts;
  const minimum = settings().passwordMinLength;
  return {
    language,
    passwordMinLength: minimum,
    consents: consentProps(language),
    words: ruleMessagesIn(language),
    texts: {
      ...pickTexts(t, [...registrationTexts, ...nameTexts, ...placeTexts, ...newPasswordTexts]),
      ...inOtherLanguages(language),
      passwordHint: t("passwordHint", { minimum }),
      ...strengthTexts(language),
      registered: translatorFor(language, "answers")("registered"),
    },
    options: {
      states: stateOptions(language),
      genders: choices(lists.genders).filter((gender) => gender.value !== "Other"),
      professions: choices(lists.professions),
      languages: languageOptions,
    },
  };
}
