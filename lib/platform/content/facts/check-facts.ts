import type { Language } from "../../i18n/language";
import { BrokenContent, type Problem } from "../broken";
import type { ContentFiles } from "../files";
import type { Fact } from "./facts";
import type { Source } from "./sources";

/** Each fact's sources must be there, and its values in the pages that it names. @throws BrokenContent */
export function checkFacts(files: ContentFiles, facts: Fact[], sources: Source[]): void {
  const problems: Problem[] = [];
  const known = new Set(sources.map(({ key }) => key));
  for (const { key, sources: named, values, in: places } of facts) {
    const lost = named.find((each) => !known.has(each));
    if (lost) problems.push({ file: "facts.yaml", field: key, message: `names ${lost}, which is no source of sources.yaml` });
    for (const file of places.flatMap(filesOf)) {
      if (!files.has(file)) problems.push({ file: "facts.yaml", field: key, message: `names ${file}, which is not there` });
      else {
        const text = files.text(file);
        for (const value of values.filter((each) => !contains(text, each)))
          problems.push({ file, field: key, message: `does not contain ${value}, as the fact says` });
      }
    }
  }
  if (problems.length > 0) throw new BrokenContent(problems);
}

/** A language that is added later may write numbers and laws with its own digits and letters. */
const sameDigits: Language[] = ["en", "hi"];

function filesOf(place: string): string[] {
  return sameDigits.map((language) => `${place}${place.startsWith("articles/") ? "/" : "."}${language}.md`);
}

/** Whether the value stands in the text and not as a part of a longer number: "8" is not in "18". */
function contains(text: string, value: string): boolean {
  const quoted = value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\d.,])${quoted}(?!\\d|[.,]\\d)`, "u").test(text);
}
