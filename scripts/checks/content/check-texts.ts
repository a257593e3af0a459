import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { Problem } from "../../../lib/platform/content/broken";
import type { Content } from "../../../lib/platform/content/content";
import { type Ages, ageBands } from "../../../lib/platform/content/schema";
import { namedAges } from "../../../lib/platform/content/shared/ages";
import type { Spoken } from "../../../lib/platform/content/spoken/spoken";
import { unwritten } from "../../../lib/platform/content/text/unwritten";
import { defaultLanguage } from "../../../lib/platform/i18n/language";
import { filesIn } from "../../../lib/process/files-in.ts";
import { likePages } from "./lists";
import { mouldProblems } from "./mould/mould";
import { type Folder, kindsWithoutHelper, namesOf, namesOutOfPlace } from "./names";
import { guessableQuizzes, unsoundBanks } from "./quizzes";
import { repeatedSentences, sameInBothLanguages } from "./repeats";
import { isClassPlan, isReading, lineProblems, type WrittenText, writtenTexts, yamlTexts } from "./texts";
import { thinThemes } from "./theme-table";
import { thingsNotBrought, topicsWithTooLittleToDo } from "./things";
import { trustProblems } from "./trust";
import { wordProblems } from "./words/words";

/** Two capitals or more: "HIV", "StopNCII". */
const inLatin = /(?<![\p{L}\p{M}\p{N}])[A-Za-z]*[A-Z][a-z]*[A-Z][A-Za-z]*(?![\p{L}\p{M}])/gu;

/** The names of Latin letters as Hindi writes them; two or more of them in one word are an abbreviation. */
const letterNames = "डब्ल्यू|क्यू|एक्स|ज़ेड|जेड|एफ़|एफ|एच|एम|एन|एल|एस|आई|आर|वाई|बी|सी|डी|जी|जे|के|पी|टी|यू|वी|ओ|ई|ए";
const inDevanagari = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${letterNames}){2,}(?![\p{L}\p{M}])`, "gu");
/** Words that only look like names of letters: vaccines, a whistle, mister, lived. */
const plainWords = new Set(["टीके", "सीटी", "बीवी", "जीजी", "पीके", "पीए", "सीके", "जीए", "आईए", "केए", "एजी"]);

/** The abbreviations in a line of text, each once. */
export function abbreviationsIn(words: string): string[] {
  const read = words.replaceAll(/\{[^{}]*\}|https?:\/\/\S+|[\w-]+(?:\.[\w-]+)+/g, " ");
  const found = [...read.matchAll(inLatin), ...read.matchAll(inDevanagari)].map(([word]) => word);
  return [...new Set(found)].filter((word) => !plainWords.has(word));
}

/** An abbreviation in what a phone reads aloud that `spoken.yaml` does not say: each voice would guess at it. */
export function unspokenAbbreviations(texts: WrittenText[], { words }: Spoken): Problem[] {
  const known = new Set(words.flatMap(({ written }) => written));
  const find = (line: string) =>
    abbreviationsIn(line)
      .filter((word) => !known.has(word))
      .map((word) => `says ${word}, which spoken.yaml has no words for`);
  return lineProblems(texts.filter(isReadAloud), find, { tables: true });
}

/** A lesson or an article, and what stands in it: scenes, drawings and exercises. */
function isReadAloud(text: WrittenText): boolean {
  return isReading(text) ? text.file.endsWith(".md") : /^(?:scenes|drawings|exercises)\//.test(text.file);
}

/** Latin words in Hindi: programmes, laws, units, services. What people say is in Devanagari (मोबाइल). */
const latinWords = new Set(
  "ORS dL g ICMR NIN NCERT NFHS WIFS RKSK RBSK ACOG NIOS ICTC INSC WHO CHO DEIC FSSAI UPI ID UUID PDF AI HIV HPV TB SMS OTP DMPA NTCP NCMEC StopNCII Take It Down American Academy of Sleep Medicine American".split(
    " ",
  ),
);

/** They name buttons of devices, cookies, and programmes and papers whose title is English. */
const pagesWithEnglishNames =
  /^pages\/(?:Accessibility|Cookies|HCLF|Privacy|Resources|School-Health-Program)\.|^privacy-notice/;

/** Semicolons and Latin words in a Hindi text. A quiz's semicolons are only listed. */
export function foreignSigns(texts: WrittenText[]): Problem[] {
  const hindi = texts.filter(({ language, file }) => language === "hi" && !pagesWithEnglishNames.test(file));
  return lineProblems(hindi, (words, { file }) => {
    const read = words.replaceAll(/\{[^{}]*\}|https?:\/\/\S+|\b[\w.-]+\.(?:in|org|com)\b\S*/g, " ");
    const latin = (read.match(/[A-Za-z]+/g) ?? []).filter((word) => word.length > 1 && !latinWords.has(word));
    return [
      ...(!file.endsWith(".yaml") && read.includes(";") ? ["has a semicolon: Hindi sentences end in ।"] : []),
      ...latin.map((word) => `has the Latin word ${word}: write it as people say it, or allow it in check-texts.ts`),
    ];
  });
}

/** Checks that compare texts, for `npm run content` and a test, not for a start. @throws BrokenContent */
export function textProblems(root: string, content: Content): Problem[] {
  // What is not written yet is named alone: every other check would complain of it too.
  const open = unwritten(root);
  if (open.length > 0) return open;
  const texts = writtenTexts(root);
  const all = [...texts, ...yamlTexts(root)];
  const names = namesOf(root);
  return [
    ...repeatedSentences(all),
    ...foreignSigns(all),
    ...wordProblems(all, "carriedOver"),
    ...wordProblems(all, "careless"),
    ...wordProblems(all, "duties"),
    ...wordProblems(all, "translated"),
    ...trustProblems(root, content, texts, all),
    ...namesOutOfPlace(names, groupByFolder(root)),
    ...kindsWithoutHelper(names),
    ...guessableQuizzes(content.courses),
    ...unsoundBanks(content.courses),
    ...likePages(texts),
    ...mouldProblems(content.courses, texts),
    ...topicsWithTooLittleToDo(all),
    ...withoutHelp(content),
    ...withoutAges(content),
    ...thinThemes(content),
    ...content.classPlans.flatMap(thingsNotBrought),
    ...unspokenAbbreviations(all, content.spoken),
    ...filesIn(root)
      .filter((file) => file.endsWith(".yaml") && !/^(?:places\/|glossary|names|sources|spoken)/.test(file))
      .flatMap((file) => sameInBothLanguages(file, parse(fs.readFileSync(path.join(root, file), "utf8")))),
  ];
}

/** Private reading is read by people in need: it says whom to call. */
function withoutHelp({ articles, coreIssues }: Content): Problem[] {
  const sensitiveTopics = new Set(coreIssues.filter(({ sensitive }) => sensitive).map(({ slug }) => slug));
  return articles
    .filter(({ sensitive, topic }) => sensitive || sensitiveTopics.has(topic))
    .filter(({ html }) => Object.values(html).some((each) => !each.includes("callout-help")))
    .map(({ topic, id }) => problem(`articles/${topic}/${id}`, "", "is sensitive and has no :::help block"));
}

/** The plans are files of one folder, and each has persons of its own; all scenes have the same ones. */
function textFolder(name: string): string {
  if (isClassPlan({ file: name })) return name.replace(/\.yaml$/, "");
  return name.startsWith("scenes/") ? "scenes" : path.posix.dirname(name);
}

function groupByFolder(root: string): Folder[] {
  const files = filesIn(root).filter(
    (name) =>
      /^(?:courses|articles|discussions|class-plans|scenes)\//.test(name) &&
      (name.endsWith(".yaml") || name.endsWith(`${defaultLanguage}.md`)),
  );
  const read = (name: string) => fs.readFileSync(path.join(root, name), "utf8");
  return Array.from(Map.groupBy(files, textFolder), ([folder, names]) => ({
    folder,
    text: names.map(read).join("\n"),
  }));
}

/** Topics and articles name their ages without a gap, and lead those who are too young to others. */
export function withoutAges({ courses, articles }: Pick<Content, "courses" | "articles">): Problem[] {
  const forTheYoungest = articles.filter(({ ages }) => isForTheYoungest(ages));
  const others = articles.filter(({ ages }) => !isForTheYoungest(ages));
  const sentAway = others.filter(
    ({ younger }) => !forTheYoungest.some(({ topic, id }) => `${topic}/${id}` === younger),
  );
  return [
    ...courses.flatMap((course) =>
      course.topics.flatMap(({ id, ages }) => agesProblems(`courses/${course.id}/${id}`, ages)),
    ),
    ...articles.flatMap(({ topic, id, ages }) => agesProblems(`articles/${topic}/${id}`, ages)),
    ...sentAway.map(({ topic, id, younger }) =>
      problem(
        `articles/${topic}/${id}`,
        "younger",
        younger
          ? `names ${younger}, which is no article for 9 to 12`
          : "is missing: name the article that a reader under 12 reads in place of this one",
      ),
    ),
  ];
}

const problem = (file: string, field: string, message: string): Problem => ({ file, field, message });

function isForTheYoungest(ages: Ages): boolean {
  return ages !== "adults" && ages?.[ageBands[0]] !== undefined;
}

function agesProblems(file: string, ages: Ages): Problem[] {
  if (ages === "adults") return [];
  const named = namedAges(ages).map(({ band }) => ageBands.indexOf(band));
  if (named.length === 0)
    return [
      problem(file, "ages", `are missing: say adults, or what readers of ${ageBands.join(", ")} can do afterwards`),
    ];
  const span = Math.max(...named) - Math.min(...named) + 1;
  return span === named.length ? [] : [problem(file, "ages", "leave out an age between two others")];
}
