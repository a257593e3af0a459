import { portalContent } from "@/lib/api/content/portal-content";
import { type Rule, ruleKeys } from "@/lib/contract/rules/rule";
import { inAlphabet } from "@/lib/platform/i18n/alphabet";
import { type Language, languageFacts, languages, otherLanguages } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";
import type { ConnectionTexts } from "./drafts/connection-notice";
import type { Option } from "./field";
import type { LanguageButton } from "./form-start";
import type { RuleMessages } from "./form-state";
import type { QuestionTexts } from "./steps/question-steps";

/** The texts above the fields of every account form, and beside the mobile number. */
export const formTexts = [
  ...(["problemsTitle", "typedBack", "typedClear", "mobileQuestion", "mobileQuestionWhy", "mobileYes"] as const),
] as const;
export const nameTexts = ["firstName", "lastName", "email", "emailHint"] as const;
export const placeTexts = [
  ...(["state", "chooseState", "district", "chooseDistrict", "stateFirst"] as const),
  ...(["loadingDistricts", "districtsFailed", "tryAgain", "showDistricts"] as const),
] as const;
/** The texts of the block and subject fields; Bihar has its own word for a block. */
export const blockTexts = [
  "block",
  "chooseBlock",
  "districtFirst",
  "loadingBlocks",
  "blocksFailed",
  "showBlocks",
  "noBlock",
  "tryAgain",
] as const;
export const subjectTexts = ["subject", "chooseSubject", "otherSubject", "otherSubjectHint"] as const;
const passwordTexts = ["show", "hide", "showPassword", "hidePassword"] as const;
export const newPasswordTexts = [
  "password",
  "confirmPassword",
  "typePasswordAgain",
  "passwordCarried",
  ...passwordTexts,
] as const;

export const languageOptions: Option[] = languages.map((language) => ({
  value: language,
  label: languageFacts[language].name,
}));

/** The buttons that show a form in another language, each labelled in that language. */
export function inOtherLanguages(language: Language): { inOtherLanguages: LanguageButton[] } {
  const label = (to: Language) => translatorFor(to, "accounts")("inThisLanguage");
  return { inOtherLanguages: otherLanguages(language).map((to) => ({ to, label: label(to) })) };
}

/** The messages of the form rules, as the calls answer them. `rules`: those of one form, which shows no others. */
export function ruleMessagesIn(language: Language, rules?: Rule[]): RuleMessages {
  const t = translatorFor(language, "answers");
  const minimum = settings().passwordMinLength;
  const keys = rules?.flatMap(({ key, documented = key }) => [key, documented]) ?? ruleKeys;
  return Object.fromEntries(keys.map((key) => [key, t(key, { minimum })])) as RuleMessages;
}

/** A state to choose; `hasBlocks`: whether its districts are listed by block. */
export type StateOption = Option & { hasBlocks: boolean };

export function stateOptions(language: Language): StateOption[] {
  const { states, blocks } = portalContent().places;
  return inAlphabet(states, language, (state) => state[language]).map((state) => ({
    value: String(state.id),
    label: state[language],
    hasBlocks: blocks.has(state.id),
  }));
}

/** A list of the messages whose keys are the contract's values. */
export function choices(list: Record<string, string>): Option[] {
  return Object.entries(list).map(([value, label]) => ({ value, label }));
}

export const loginTexts = [
  "email",
  "emailLike",
  "password",
  "login",
  "loggingIn",
  "sharedDevice",
  "sharedDeviceHint",
  "loginFailed",
  "offline",
  ...passwordTexts,
] as const;
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

/** The words of `ConnectionNotice` on a page that links lead away from without a connection. */
export function connectionTexts(language: Language): ConnectionTexts {
  const t = translatorFor(language, "learning");
  return { lost: t("connection_lost"), back: t("connection_back"), restored: t("connection_restored") };
}

/** The texts of a form that a phone shows one question a screen. */
export function questionTexts(language: Language, of: number): QuestionTexts {
  const t = translatorFor(language, "surveys");
  return {
    all: t("questions", { of }),
    counts: Array.from({ length: of }, (_, index) => t("questionOf", { at: index + 1, of })),
    back: t("questionBefore"),
    next: t("nextQuestion"),
  };
}
