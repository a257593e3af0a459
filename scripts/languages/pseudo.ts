import type { NewLanguage } from "./add-language";

/** Accented English under a code that the standard reserves for private use, so no real language has it. */
export const pseudo: NewLanguage = { code: "qaa", name: "Áççéñťš", direction: "ltr", locale: "en-IN", script: "Latin" };
