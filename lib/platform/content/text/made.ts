import type { Text as EachLanguage, Language } from "../../i18n/language";
import { BrokenContent } from "../broken";

/** What a text names and the portal renders from a file of its own, by the name of its directive. */
export const madeKinds = { board: "a drawing", scene: "a scene", exercise: "an exercise" } as const;
export type Made = keyof typeof madeKinds;

export function isMade(name: string): name is Made {
  return Object.hasOwn(madeKinds, name);
}

/** The rendered files of each kind. null while they are broken themselves, so that one mistake is reported once. */
export type MadeFiles = Record<Made, { id: string; html: EachLanguage }[] | null>;

const place = new RegExp(`<p class="(${Object.keys(madeKinds).join("|")})">([^<]*)</p>`, "g");

/**
 * Sets drawings, scenes and exercises into rendered HTML, after the sanitiser: only the content's own are SVG.
 * @throws BrokenContent for a name that is none, and for one that is there twice: its buttons would act on the other
 */
export function insertMade(file: string, html: string, language: Language, made: MadeFiles): string {
  const seen = new Set<string>();
  return html.replace(place, (whole, kind: Made, name: string) => {
    const files = made[kind];
    if (files === null) return whole;
    const found = files.find(({ id }) => id === name);
    const key = `${kind} ${name}`;
    const message = found
      ? seen.has(key)
        ? "is on the page already"
        : null
      : `names no ${madeKinds[kind].split(" ")[1]}`;
    if (!found || message) throw new BrokenContent([{ file, field: `::${key}`, message: message ?? "" }]);
    seen.add(key);
    return found.html[language];
  });
}
