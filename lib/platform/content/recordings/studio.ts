import { inEachLanguage, type Text } from "../../i18n/language";
import type { Board } from "../drawings/drawing";
import { type Helpline, helplineNumbers } from "../kinds/helplines";

/** A text that a speaker reads in a studio. `name`: of its files, before the language. */
type StudioText = { name: string; title: Text; text: Text };

/** What each board and each helpline says, in the order of its page. */
export function studioTexts(boards: Board[], helplines: Helpline[]): StudioText[] {
  return [
    ...helplines.map((helpline) => ({
      name: `helpline-${helpline.key}`,
      title: helpline.name,
      text: inEachLanguage((language) => {
        const numbers = helplineNumbers(helpline).map((number) => [...number.replaceAll("-", "")].join(" "));
        return `${helpline.name[language]}: ${numbers.join(", ")}. ${helpline.text[language]}`;
      }),
    })),
    ...boards.map(({ id, title, summary, steps }) => ({
      name: `board-${id}`,
      title,
      text: inEachLanguage((language) => [summary[language], ...steps.map(({ say }) => say[language])].join(" ")),
    })),
  ];
}
