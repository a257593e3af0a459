import { strengthTexts } from "@/components/forms/strength-texts";
import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn, pickTexts, translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";
import { hintKeys, type RuleWords, ruleKeys } from "./rules";

const passwordTexts = ["show", "hide", "showPassword", "hidePassword", "loginFailed", "offline", "email"] as const;

/** The messages of the rules, in one language: the documented ones as the calls answer them. */
export function ruleWords(language: Language): RuleWords {
  const answers = translatorFor(language, "answers");
  const own = translatorFor(language, "security");
  const minimum = settings().passwordMinLength;
  const documented = ruleKeys.map((key) => [key, answers(key, { minimum })]);
  return Object.fromEntries([...documented, ...hintKeys.map((key) => [key, own(key)])]) as RuleWords;
}

export function emailTexts(language: Language) {
  const { form, factor, changeEmail, emailStop } = messagesIn(language).security;
  const { offline, ...password } = pickTexts(translatorFor(language, "accounts"), passwordTexts);
  return {
    change: { offline, ...password, ...form, ...factor, ...changeEmail },
    stop: { offline, summary: form.summary, emailStop },
  };
}

export function settingsTexts(language: Language) {
  const { form, factor, change, remove, sessions } = messagesIn(language).security;
  const password = pickTexts(translatorFor(language, "accounts"), passwordTexts);
  const minimum = settings().passwordMinLength;
  const newPasswordHint = translatorFor(language, "security")("newPasswordHint", { minimum });
  return {
    change: { ...password, ...form, ...change, ...strengthTexts(language), newPasswordHint },
    remove: { ...password, ...form, ...factor, ...remove },
    sessions: { offline: password.offline, summary: form.summary, ...sessions },
  };
}
