import { strengthTexts } from "@/components/forms/strength-texts";
import type { Language } from "@/lib/platform/i18n/language";
import { pickTexts, translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";
import { hintKeys, type RuleWords, ruleKeys } from "./rules";

const passwordTexts = ["show", "hide", "showPassword", "hidePassword", "loginFailed", "offline", "email"] as const;
const changeTexts = [
  "summary",
  "currentPassword",
  "newPassword",
  "newPasswordAgain",
  "changePassword",
  "changing",
  "justChanged",
] as const;
const deleteTexts = [
  "summary",
  "currentPassword",
  "sure",
  "deleteNow",
  "deleteAccount",
  "deleting",
  "confirmTitle",
  "confirmText",
  "yes",
  "no",
  "close",
  "code",
  "codeHint",
] as const;
const sessionTexts = ["summary", "thisDevice", "endSession", "endOthers", "nobodyElse"] as const;

/** The messages of the rules, in one language: the documented ones as the calls answer them. */
export function ruleWords(language: Language): RuleWords {
  const answers = translatorFor(language, "answers");
  const own = translatorFor(language, "security");
  const minimum = settings().passwordMinLength;
  const documented = ruleKeys.map((key) => [key, answers(key, { minimum })]);
  return Object.fromEntries([...documented, ...hintKeys.map((key) => [key, own(key)])]) as RuleWords;
}

const emailKeys = [
  "summary",
  "newEmail",
  "currentPassword",
  "emailChange",
  "emailChanging",
  "code",
  "codeHint",
] as const;

export function emailTexts(language: Language) {
  const t = translatorFor(language, "security");
  const shared = translatorFor(language, "accounts");
  return {
    change: { ...pickTexts(shared, passwordTexts), ...pickTexts(t, emailKeys) },
    stop: { ...pickTexts(shared, ["offline"]), ...pickTexts(t, ["summary", "emailStop"]) },
  };
}

export function settingsTexts(language: Language) {
  const t = translatorFor(language, "security");
  const shared = translatorFor(language, "accounts");
  const password = pickTexts(shared, passwordTexts);
  const newPasswordHint = t("newPasswordHint", { minimum: settings().passwordMinLength });
  return {
    change: { ...password, ...pickTexts(t, changeTexts), ...strengthTexts(language), newPasswordHint },
    remove: { ...password, ...pickTexts(t, deleteTexts) },
    sessions: { ...pickTexts(shared, ["offline"]), ...pickTexts(t, sessionTexts) },
  };
}
