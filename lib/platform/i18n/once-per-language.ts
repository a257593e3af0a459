import type { Language } from "./language";

/** Makes something that depends on the language alone once for each, in a running portal; while developing and in tests each time, because texts change. */
export function oncePerLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made = new Map<Language, Made>();
  return (language) => {
    if (process.env.NODE_ENV !== "production") return make(language);
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}
