import fs from "node:fs";
import { inEachLanguage, type Language } from "../../lib/platform/i18n/language";

export type { Language };

type Messages = Record<string, Record<string, string>>;

const read = (language: Language) => JSON.parse(fs.readFileSync(`messages/${language}.json`, "utf8")) as Messages;
const messages = inEachLanguage(read);

/** The interface text that the page should show, out of the message files; `{name}` places are filled. */
export function messageText(language: Language, key: string, values: Record<string, string | number> = {}): string {
  const [namespace = "", name = ""] = key.split(".");
  const text = messages[language][namespace]?.[name];
  if (text === undefined) throw new Error(`There is no message ${key}`);
  return Object.entries(values).reduce((filled, [place, value]) => filled.replaceAll(`{${place}}`, String(value)), text);
}
