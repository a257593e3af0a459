import { createTranslator } from "use-intl/core";
import en from "../../../messages/en.json" with { type: "json" };
import hi from "../../../messages/hi.json" with { type: "json" };
import type { Language } from "./language";

export type Messages = typeof en;
// Both files have the same keys (a test holds it), so the English shape describes both.
const messages: Record<Language, Messages> = { en, hi: hi as Messages };

export function messagesIn(language: Language): Messages {
  return messages[language];
}

/** The texts of one namespace in one language, for code outside React: answers of calls, mails, the certificate. */
export function translatorFor<Namespace extends keyof Messages & string>(language: Language, namespace: Namespace) {
  return createTranslator({ locale: language, messages: messages[language], namespace, timeZone: "Asia/Kolkata" });
}
