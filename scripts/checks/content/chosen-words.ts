import type { Problem } from "../../../lib/platform/content/broken";
import type { Term } from "../../../lib/platform/content/kinds/glossary";
import { languageOfScript } from "../../../lib/platform/i18n/language";
import { proseLines, type WrittenText } from "./texts";

/**
 * A word that the glossary has decided against (`never`), with the word that it has chosen. A person may say it within
 * quotation marks, and a reader may ask by it, but no text says it by itself.
 */
export function wordsNotChosen(texts: WrittenText[], glossary: Term[]): Problem[] {
  const decided = glossary.flatMap((term) =>
    (term.never ?? []).map((word) => {
      const language = languageOfScript(word);
      const whole = new RegExp(String.raw`(?<![\p{L}\p{M}])${word}(?![\p{L}\p{M}])`, "iu");
      return { language, word, chosen: term[language], whole };
    }),
  );
  return texts.flatMap(({ file, language, source }) =>
    proseLines(source).flatMap(({ number, words }) => {
      const said = words.replaceAll(/["“][^"”]*["”]/g, " ");
      return decided
        .filter((each) => each.language === language && each.whole.test(said))
        .map(({ word, chosen }) => ({
          file,
          field: `line ${number}`,
          message: `says "${word}"; the glossary's word is "${chosen}"`,
        }));
    }),
  );
}
