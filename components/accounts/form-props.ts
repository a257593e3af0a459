import { getTranslations } from "next-intl/server";
import { consentProps } from "@/components/privacy/consent-props";
import { strengthTexts } from "@/components/security/strength-texts";
import type { Option } from "@/components/ui/field";
import { content } from "@/lib/content";
import { inAlphabet } from "@/lib/i18n/alphabet";
import type { Language } from "@/lib/i18n/language";
import { translatorFor } from "@/lib/i18n/messages";
import { settings } from "@/lib/settings";
import { problemKeys, type Words } from "./form-state";
import type { StateOption } from "./place-fields";
import type { RegistrationFormProps } from "./registration-form";

/** What every account form says above its fields, and beside the mobile number. */
export const formTexts = [
  ...(["problemsTitle", "problemsCount", "problemsRest", "typedBack", "typedClear", "mobileQuestion", "mobileQuestionWhy", "mobileYes"] as const),
] as const;
const registrationTexts = [
  ...formTexts,
  ...(["starNote", "createAccount", "creatingAccount", "registrationFailed", "offline"] as const),
  ...(["sectionName", "sectionPlace", "sectionPassword", "sectionAbout", "mobile", "mobileHint", "age", "gender", "chooseGender"] as const),
  ...(["profession", "chooseProfession", "language", "languageHint"] as const),
] as const;
export const nameTexts = ["firstName", "lastName", "email", "emailHint"] as const;
export const placeTexts = [
  ...(["state", "chooseState", "district", "chooseDistrict", "stateFirst"] as const),
  ...(["loadingDistricts", "districtsFailed", "tryAgain", "showDistricts"] as const),
] as const;
const passwordTexts = ["show", "hide", "showPassword", "hidePassword"] as const;
export const newPasswordTexts = ["password", "confirmPassword", "typePasswordAgain", ...passwordTexts] as const;

/** What the registration form needs from the server: its texts and choices in one language. */
export async function registrationProps(language: Language): Promise<Omit<RegistrationFormProps, "course" | "returnTo" | "action">> {
  const t = await getTranslations({ locale: language, namespace: "accounts" });
  const minimum = settings().passwordMinLength;
  return {
    language,
    passwordMinLength: minimum,
    consents: consentProps(language),
    words: wordsIn(language),
    texts: {
      ...pick(t, [...registrationTexts, ...nameTexts, ...placeTexts, ...newPasswordTexts]),
      ...inOtherLanguage(language),
      passwordHint: t("passwordHint", { minimum }),
      ...strengthTexts(language),
      registered: translatorFor(language, "answers")("registered"),
    },
    options: {
      states: stateOptions(language),
      genders: choices(t.raw("genders")).filter((gender) => gender.value !== "Other"),
      professions: choices(t.raw("professions")),
      languages: languageOptions,
    },
  };
}

export const languageOptions: Option[] = [
  { value: "en", label: "English" },
  { value: "hi", label: "हिन्दी" },
];

/** The label of the button that shows a form in the other language, in that language. */
export function inOtherLanguage(language: Language): { inOtherLanguage: string } {
  return { inOtherLanguage: translatorFor(language === "en" ? "hi" : "en", "accounts")("inThisLanguage") };
}

/** The messages of the form rules, as the calls answer them. */
export function wordsIn(language: Language): Words {
  const t = translatorFor(language, "answers");
  const minimum = settings().passwordMinLength;
  return Object.fromEntries(problemKeys.map((key) => [key, t(key, { minimum })])) as Words;
}

export function stateOptions(language: Language): StateOption[] {
  const { states, blocks } = content().places;
  return inAlphabet(states, language, (state) => state[language]).map((state) => ({
    value: String(state.id),
    label: state[language],
    name: state.en,
    hasBlocks: blocks.has(state.id),
  }));
}

/** A list of the messages whose keys are the contract's values. */
export function choices(list: Record<string, string>): Option[] {
  return Object.entries(list).map(([value, label]) => ({ value, label }));
}

export function pick<Key extends string>(t: (key: Key) => string, keys: readonly Key[]): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, t(key)])) as Record<Key, string>;
}

export const loginTexts = ["email", "password", "login", "loggingIn", "loginFailed", "offline", ...passwordTexts] as const;
export const profilePlaceTexts = [
  ...formTexts,
  ...placeTexts,
  "mobile",
  "mobileHint",
  "gender",
  "chooseGender",
  "age",
  "profession",
  "chooseProfession",
  "language",
  "offline",
] as const;
