import { matchAny, patterns, type SpokenForms } from "./spoken-forms";

type Place = keyof SpokenForms;
/** Between numbers before units: "10–19 %" is a span of percent. */
const order: Place[] = ["between", "before", "after", "words"];

/** A sentence as the voice is to say it. */
export function speakable(sentence: string, forms: SpokenForms): string {
  return order
    .reduce((text, place) => sayForms(text, forms[place], place), sentence)
    .replace(/\s+/g, " ")
    .trim();
}

function sayForms(text: string, forms: [string, string][], place: Place): string {
  if (forms.length === 0) return text;
  const said = new Map(forms);
  const pattern = patterns[place](matchAny(forms.map(([written]) => written)));
  return text.replace(pattern, (_, first: string, second: string) => {
    switch (place) {
      case "words":
        return first + (said.get(second) ?? second);
      case "before":
        return `${second} ${said.get(first) ?? first}`;
      default:
        return `${first} ${said.get(second) ?? second}${place === "between" ? " " : ""}`;
    }
  });
}

/** The number of a telephone, said digit by digit. */
export function digitByDigit(number: string): string {
  return number.replace(/\d/g, " $& ").replace(/\s+/g, " ").trim();
}
