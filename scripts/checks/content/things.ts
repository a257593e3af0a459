import type { Problem } from "../../../lib/platform/content/broken";
import type { ClassPlan, SlipKind } from "../../../lib/platform/content/class-plans/class-plan";
import { type Language, languages } from "../../../lib/platform/i18n/language";
import type { WrittenText } from "./texts";

/** How a text names the things of each kind. */
const nouns: Record<SlipKind, Record<Language, string>> = {
  slip: { en: "slips?", hi: "पर्च(?:ी|ियाँ|ियों|ियां)" },
  situation: { en: "situations?", hi: "घटना(?:एँ|ओं)?" },
  role: { en: "roles?", hi: "भूमिका(?:एँ|ओं)?" },
  evidence: { en: "(?:pieces? of )?evidence", hi: "सबूत(?:ों)?" },
};
const kinds = Object.keys(nouns) as SlipKind[];

/** From two on: "one slip" is the share of a student. */
const numbers: Record<Language, string[]> = {
  en: "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(" "),
  hi: "दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह".split(" "),
};
const firstNumber = 2;
/** Students write on these themselves. */
const blank: Record<Language, RegExp> = { en: /blank slips?/gi, hi: /कोरी पर्च(?:ी|ियाँ|ियों)/g };

/** The ways that a class of 60 takes part without groups that come to the board one by one. */
const waysOfACrowd: Record<Language, RegExp> = {
  en: /\b(?:rows?|thumbs?|fingers?|hands?|together|bench(?:es)?|pairs?|neighbours?|aloud)\b/i,
  hi: /पंक्ति|कतार|अँगूठ|उँगली|हाथ|एक साथ|मिलकर|बेंच|जोड़ी|पास वाले|ज़ोर से/,
};
const sizeOfACrowd = "60";

type Mention = { kind: SlipKind; count: number | null };

function mentions(words: string, language: Language): Mention[] {
  const read = words.replaceAll(blank[language], " ");
  return kinds.flatMap((kind): Mention[] => {
    const noun = `(?:${nouns[kind][language]})(?![\\p{L}\\p{M}])`;
    const counted = `(?<![\\p{L}\\p{M}\\d-])(${[...numbers[language], "\\d+"].join("|")})\\s+(?:[\\p{L}\\p{M}-]+\\s+)?${noun}`;
    const found = Array.from(read.matchAll(new RegExp(counted, "giu")), ([, number = ""]) => {
      const place = numbers[language].indexOf(number.toLowerCase());
      return { kind, count: place < 0 ? Number(number) : place + firstNumber };
    });
    const isNamed = new RegExp(`(?<![\\p{L}\\p{M}])${noun}`, "iu").test(read);
    return found.length > 0 || !isNamed ? found : [{ kind, count: null }];
  });
}

/** What a plan's steps name and its slip sheet lacks, or the reverse: a teacher in class has none then. */
export function thingsNotBrought(plan: ClassPlan): Problem[] {
  const problems: Problem[] = [];
  const report = (field: string, message: string) =>
    problems.push({ file: `class-plans/${plan.id}.yaml`, field, message });
  const sizes = (kind: SlipKind) => plan.slips.filter((group) => group.kind === kind).map(({ texts }) => texts.length);

  const { steps, needed, crowd, mixed, withoutWriting } = plan;
  const ofSteps = Object.fromEntries(steps.map((step, index) => [`steps.${index}`, step]));
  for (const [place, words] of Object.entries({ ...ofSteps, needed, crowd, mixed, withoutWriting }))
    for (const language of languages)
      for (const { kind, count } of mentions(words[language], language)) {
        // Everything of the sheet is a slip, also a role that a student holds.
        const brought = kind === "slip" && count === null ? kinds.flatMap(sizes) : sizes(kind);
        const total = brought.reduce((sum, size) => sum + size, 0);
        if (total === 0)
          report(`${place}.${language}`, `names ${count ?? "a"} ${kind}, and the slip sheet has none: add slips`);
        else if (count !== null && count !== total && !brought.includes(count))
          report(`${place}.${language}`, `names ${count} of ${kind}, and the slip sheet has ${brought.join(" and ")}`);
      }
  for (const [index, { kind, step, texts }] of plan.slips.entries())
    for (const language of languages) {
      const words = plan.steps[step - 1]?.[language] ?? "";
      if (mentions(words, language).every((each) => each.kind !== kind || each.count !== texts.length))
        report(`slips.${index}`, `are not in step ${step} (${language}): it must name ${texts.length} of ${kind}`);
    }
  for (const language of languages) {
    const way = crowd[language];
    if (!way.includes(sizeOfACrowd) || !waysOfACrowd[language].test(way))
      report(`crowd.${language}`, `says no way for ${sizeOfACrowd} students: rows, benches, thumbs, or all together`);
  }
  return problems;
}

const fewest = 2;
const things = /^::(?:exercise|board)\{name="([^"]+)"\}/gm;

/**
 * Topics with a quiz whose pages have fewer than two exercises or drawings for the blackboard. The scene at the beginning
 * does not count. An exercise that a topic shows twice counts once.
 * @param texts - the Markdown files and the texts of the YAML files
 */
export function topicsWithTooLittleToDo(texts: WrittenText[]): Problem[] {
  const folders = new Set(
    texts.filter(({ file }) => /^courses\/.+\/quiz\.yaml$/.test(file)).map(({ file }) => parentFolder(file)),
  );
  return [...folders].flatMap((folder) =>
    languages.flatMap((language) => {
      const pages = texts.filter(
        (text) => text.language === language && text.file.endsWith(".md") && parentFolder(text.file) === folder,
      );
      const found = new Set(pages.flatMap(({ source }) => Array.from(source.matchAll(things), ([, name]) => name)));
      const message = `has ${found.size} of ${fewest} things to do: add ::exercise or ::board to its pages (docs/adding-a-scene.md)`;
      return found.size >= fewest ? [] : [{ file: folder, field: language, message }];
    }),
  );
}

function parentFolder(file: string): string {
  return file.slice(0, file.lastIndexOf("/"));
}
