import fs from "node:fs";
import { inEachLanguage, type Language } from "../../lib/platform/i18n/language";

export type { Language };

type Messages = { [name: string]: string | Messages };

const read = (language: Language) => JSON.parse(fs.readFileSync(`messages/${language}.json`, "utf8")) as Messages;
const messages = inEachLanguage(read);

/** The interface text that the page should show, out of the message files; `{name}` places are filled. */
export function messageText(language: Language, key: string, values: Record<string, string | number> = {}): string {
  const text = key
    .split(".")
    .reduce<string | Messages | undefined>(
      (inside, name) => (typeof inside === "object" ? inside[name] : undefined),
      messages[language],
    );
  if (typeof text !== "string") throw new Error(`There is no message ${key}`);
  return Object.entries(values).reduce(
    (filled, [place, value]) => filled.replaceAll(`{${place}}`, String(value)),
    text,
  );
}
