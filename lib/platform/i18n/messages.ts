import fs from "node:fs";
import path from "node:path";
import { createTranslator } from "use-intl/core";
import { inEachLanguage, type Language } from "./language.ts";
import type { Messages } from "./message-shape.ts";

let read: Record<Language, Messages> | undefined;

/**
 * The interface texts of a language. They are read from `messages` below the working directory, as the content is, so
 * that a further language is a file; while developing they are read each time, so that a changed text shows at once.
 */
export function messagesIn(language: Language): Messages {
  if (process.env.NODE_ENV === "development") return readMessages(language);
  read ??= inEachLanguage(readMessages);
  return read[language];
}

function readMessages(language: Language): Messages {
  return JSON.parse(fs.readFileSync(path.join(process.cwd(), "messages", `${language}.json`), "utf8"));
}

function makeTranslator<Namespace extends keyof Messages & string>(
  language: Language,
  messages: Messages,
  namespace: Namespace,
) {
  return createTranslator({ locale: language, messages, namespace, timeZone: "Asia/Kolkata" });
}

const made = new WeakMap<Messages, Map<string, unknown>>();

/** The texts of one namespace. Created once, because a translator parses each text at its first use. */
export function translatorFor<Namespace extends keyof Messages & string>(language: Language, namespace: Namespace) {
  const messages = messagesIn(language);
  const translators = made.get(messages) ?? new Map<string, unknown>();
  made.set(messages, translators);
  if (!translators.has(namespace)) translators.set(namespace, makeTranslator(language, messages, namespace));
  return translators.get(namespace) as ReturnType<typeof makeTranslator<Namespace>>;
}
