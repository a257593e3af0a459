import type { Problem } from "../../../../lib/platform/content/broken";
import { defaultLanguage } from "../../../../lib/platform/i18n/language";
import { isReading, proseLines, type WrittenText } from "../texts";

/** The share of the shorter situation's words that two situations at one place have in common when it is one plot. */
const samePlot = 0.35;
const everyday = new Set(
  "about after again asked asks because before being class could every first from girls have him his her into over said says school should student students teacher than that their them then there they this what when where which while will with would".split(
    " ",
  ),
);

type Situation = { file: string; line: number; place: string; words: Set<string> };

/** The same story twice: situations at one place with one plot. @param places - the districts' names */
export function placesTwice(texts: WrittenText[], places: string[]): Problem[] {
  const known = new RegExp(`\\b(?:${places.join("|")})\\b`);
  const seen: Situation[] = [];
  const problems: Problem[] = [];
  for (const { file, source } of texts.filter(({ language }) => language === defaultLanguage)) {
    if (!/^(?:articles|courses|discussions|class-plans)\//.test(file)) continue;
    for (const { number, words } of proseLines(onlySituations(file, source))) {
      const place = known.exec(words)?.[0];
      if (!place) continue;
      const told = { file, line: number, place, words: contentWords(words, place) };
      const first = seen.find((each) => each.place === place && isSamePlot(each, told));
      if (first)
        problems.push({
          file,
          field: `line ${number}`,
          message: `tells a story of ${place} again, as ${first.file}, line ${first.line}`,
        });
      else seen.push(told);
    }
  }
  return problems;
}

/** The lines of stories; of a YAML file and a discussion all lines. */
function onlySituations(file: string, source: string): string {
  if (!isReading({ file }) || file.endsWith(".yaml")) return source;
  let inStory = false;
  return source
    .split("\n")
    .map((line) => {
      if (line.startsWith(":::")) inStory = line.startsWith(":::story");
      return inStory ? line : "";
    })
    .join("\n");
}

function contentWords(words: string, place: string): Set<string> {
  const found =
    words
      .replaceAll(place, " ")
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [];
  return new Set(found.filter((word) => !everyday.has(word)));
}

function isSamePlot(one: Situation, other: Situation): boolean {
  const shared = [...one.words].filter((word) => other.words.has(word)).length;
  return shared > samePlot * Math.max(1, Math.min(one.words.size, other.words.size));
}
