import fs from "node:fs";
import path from "node:path";
import { createTranslator } from "next-intl";
import type en from "../../../messages/en.json";
import { inEachLanguage, type Language } from "./language.ts";

/** The interface texts of one language. Every file has the same keys (messages.test.ts), so the English one describes all. */
export type Messages = typeof en;
export type Namespace = keyof Messages & string;

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

function makeTranslator<Of extends Namespace>(language: Language, messages: Messages, namespace: Of) {
  return createTranslator({ locale: language, messages, namespace, timeZone: "Asia/Kolkata" });
}

/** Reads the texts of one namespace; the compiler checks their keys. */
export type Translator<Of extends Namespace> = ReturnType<typeof makeTranslator<Of>>;

const made = new WeakMap<Messages, Map<string, unknown>>();

/**
 * The texts of one namespace, for server components, actions, mails, scripts and commands alike: it reads no request and
 * waits for nothing, so it works inside `renderHtml` too. Created once, because a translator parses each text at its
 * first use.
 */
export function translatorFor<Of extends Namespace>(language: Language, namespace: Of): Translator<Of> {
  const messages = messagesIn(language);
  const translators = made.get(messages) ?? new Map<string, unknown>();
  made.set(messages, translators);
  if (!translators.has(namespace)) translators.set(namespace, makeTranslator(language, messages, namespace));
  return translators.get(namespace) as Translator<Of>;
}

/** The texts of some keys only, for a client component. */
export function pickTexts<Key extends string>(t: (key: Key) => string, keys: readonly Key[]): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, t(key)])) as Record<Key, string>;
}
