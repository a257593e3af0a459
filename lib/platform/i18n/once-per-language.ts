import type { Language } from "./language";

/** Caches a value that depends only on the language; not in development and tests, where texts change. */
export function oncePerLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made = new Map<Language, Made>();
  return (language) => {
    if (process.env.NODE_ENV !== "production") return make(language);
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}
