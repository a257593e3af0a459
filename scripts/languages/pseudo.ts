import type { NewLanguage } from "./add-language";

/** Accented English under a code that the standard keeps for private use: no real language is called so. */
export const pseudo: NewLanguage = { code: "qaa", name: "Áççéñťš", direction: "ltr", locale: "en-IN", script: "Latin" };
