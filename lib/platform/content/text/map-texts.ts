import { isLanguage, type Language } from "../../i18n/language";

/** A copy of a value of a YAML file with other texts: those below the keys `en`, `hi`, which are their language. */
export function mapTexts<Value>(value: Value, map: (text: string, language: Language) => string): Value {
  const copy = (each: unknown, language?: Language): unknown => {
    if (typeof each === "string") return language ? map(each, language) : each;
    if (Array.isArray(each)) return each.map((item) => copy(item, language));
    if (each === null || typeof each !== "object") return each;
    return Object.fromEntries(
      Object.entries(each).map(([key, item]) => [key, copy(item, isLanguage(key) ? key : language)]),
    );
  };
  return copy(value) as Value;
}
