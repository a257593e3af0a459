import { offline as english } from "../../messages/en.json";
import { offline as hindi } from "../../messages/hi.json";

// The scripts without React carry their own texts: the bundler takes this namespace alone out of the messages.

export type Words = typeof english;

/** The texts in the language of a page; English for any other value. */
export const wordsIn = (language: string): Words => (language === "hi" ? hindi : english);

/** Puts the values into a text: `fill("{count} left", { count: 2 })`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
}
