import { offline as english } from "../../messages/en.json";
import { offline as hindi } from "../../messages/hi.json";

// The scripts without React carry their own texts: the bundler takes this namespace alone out of the messages.

export type Words = typeof english;

/** The texts in the language of a page; English for any other value. */
export const wordsIn = (language: string): Words => (language === "hi" ? hindi : english);
