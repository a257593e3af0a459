import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { Problem } from "../../../lib/platform/content/broken";
import type { Content } from "../../../lib/platform/content/content";
import { unwritten } from "../../../lib/platform/content/text/unwritten";
import { defaultLanguage } from "../../../lib/platform/i18n/language";
import { withoutAges } from "./ages";
import { foreignSigns } from "./hindi-style";
import { mouldProblems } from "./mould/mould";
import { type Folder, kindsWithoutHelper, namesOf, namesOutOfPlace } from "./names";
import { likePages } from "./page-lists";
import { unsoundBanks } from "./quizzes/bank-shape";
import { guessableQuizzes } from "./quizzes/quiz-shape";
import { repeatedSentences } from "./repeats/repeated-sentences";
import { sameInBothLanguages } from "./repeats/same-text";
import { isClassPlan, writtenTexts, yamlTexts } from "./texts";
import { thinThemes } from "./theme-table";
import { thingsNotBrought } from "./things/named-things";
import { topicsWithTooLittleToDo } from "./things/things-to-do";
import { trustProblems } from "./trust";
import { unspokenAbbreviations } from "./unspoken";
import { wordProblems } from "./words/words";

/**
 * The checks that compare texts with each other, for `npm run content` and a test; a portal that starts does not need
 * them. @throws BrokenContent
 */
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
    ...yamlFiles(root).flatMap((file) =>
      sameInBothLanguages(file, parse(fs.readFileSync(path.join(root, file), "utf8"))),
    ),
  ];
}

/** Private reading is read by people in need: it says whom to call. */
function withoutHelp({ articles, coreIssues }: Content): Problem[] {
  const sensitiveTopics = new Set(coreIssues.filter(({ sensitive }) => sensitive).map(({ slug }) => slug));
  return articles
    .filter(({ sensitive, topic }) => sensitive || sensitiveTopics.has(topic))
    .filter(({ html }) => Object.values(html).some((each) => !each.includes("callout-help")))
    .map(({ topic, id }) => ({
      file: `articles/${topic}/${id}`,
      field: "",
      message: "is sensitive and has no :::help block",
    }));
}

function filesBelow(root: string): string[] {
  return fs.readdirSync(root, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll(path.sep, "/"));
}

function yamlFiles(root: string): string[] {
  return filesBelow(root).filter(
    (name) => name.endsWith(".yaml") && !/^(?:places\/|glossary|names|sources|spoken)/.test(name),
  );
}

/** The plans are files of one folder, and each has persons of its own; all scenes have the same ones. */
function textFolder(name: string): string {
  if (isClassPlan({ file: name })) return name.replace(/\.yaml$/, "");
  return name.startsWith("scenes/") ? "scenes" : path.posix.dirname(name);
}

function groupByFolder(root: string): Folder[] {
  const files = filesBelow(root).filter(
    (name) =>
      /^(?:courses|articles|discussions|class-plans|scenes)\//.test(name) &&
      (name.endsWith(".yaml") || name.endsWith(`${defaultLanguage}.md`)),
  );
  const folders = new Map<string, string>();
  for (const name of files) {
    const folder = textFolder(name);
    folders.set(folder, `${folders.get(folder) ?? ""}\n${fs.readFileSync(path.join(root, name), "utf8")}`);
  }
  return [...folders].map(([folder, text]) => ({ folder, text }));
}
