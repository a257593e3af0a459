import type * as z from "zod";
import { anyLanguage, defaultLanguage, inEachLanguage, type Language, languages, type Text } from "../../i18n/language";
import { messagesIn } from "../../i18n/messages";
import { brokenAt, firstTwice } from "../broken";
import { type Case, loadCases } from "../cases/case";
import { reviewsHtml } from "../facts/reviews";
import { type Source, sourcesHtml } from "../facts/sources";
import type { ContentFiles } from "../files";
import { type Recordings, readRecordings } from "../recordings/recording";
import { courseFile, moduleFile, pageHead, quizFile, type Review, topicFile } from "../schema";
import { agesHtml } from "../shared/ages";
import { plainText, withoutDrawings } from "../text/plain-text";
import { type Form, formFile, makeForm, pageFile, type Video } from "./form";
import { type SituationSubject, situationsFile } from "./situations";

export type Page = {
  title: Text;
  html: Text;
  form: Form | null;
  video: Video | null;
  recordings: Recordings | null;
  readingSeconds: number;
};
export type Question = z.infer<typeof quizFile>["questions"][number];
export type Topic = Omit<z.infer<typeof topicFile>, "journal" | "discussion" | "sources"> & {
  courseId: string;
  moduleId: string;
  pages: Page[];
  /** The bank of the topic's quiz; empty where it has none. */
  quiz: Question[];
  /** How many questions an attempt draws from the bank; null where it has all of them in their order. */
  quizShown: number | null;
  /** The reflective journal's prompt as HTML, where the topic has one. */
  journal: Text | null;
  discussion: Text | null;
  /** The topic's proposal for the class, where it has one. */
  classroom: Classroom | null;
  /** The id of its first picture story, where it has one. */
  scene: string | null;
  /** The picture of that story's first panel: a running portal holds no scenes by themselves (cached-content.ts). */
  opening?: Text;
  sources: Source[];
};
export type Module = z.infer<typeof moduleFile> & { topics: Topic[] };
export type Course = z.infer<typeof courseFile> & {
  id: string;
  about: Text;
  /** The picture story that a visitor tries before any form, with a sentence that leads to it. */
  firstScene: Text | null;
  howItWorks: Text;
  conclusion: Text;
  /** The questions beside the conclusion, where the course has some. */
  feedbackForm: Form | null;
  /** The situations before and after it; empty where it has none. */
  situations: SituationSubject[];
  modules: Module[];
  /** All topics in the order in which they unlock. */
  topics: Topic[];
  /** Situations to decide in, the end case last. */
  cases: Case[];
};

/** Reads `courses/<id>/`. @throws BrokenContent */
export function loadCourse(files: ContentFiles, id: string): Course {
  const folder = `courses/${id}`;
  const facts = files.yaml(`${folder}/course.yaml`, courseFile);
  const folders = files.folders(folder).filter((name) => name !== "cases");
  const modules = folders.map((name) => loadModule(files, id, `${folder}/${name}`));
  if (modules.length === 0) throw brokenAt(folder, "", "has no module folder");
  const topics = modules.flatMap((module) => module.topics);
  const needsDesc = {
    discussionDesc: topics.some((topic) => topic.discussion),
    resourcesDesc: modules.some((module) => module.resources.length > 0),
  };
  for (const field of ["discussionDesc", "resourcesDesc"] as const) {
    const message = "is missing: the course has what it describes";
    if (needsDesc[field] && !facts[field]) throw brokenAt(`${folder}/course.yaml`, field, message);
  }
  const html = (stem: string) => files.htmlOfFiles((language) => `${folder}/${stem}.${language}.md`);
  const feedback = files.yamlIfAny(`${folder}/feedback.yaml`, formFile);
  return {
    ...facts,
    faqs: topics.some((topic) => topic.journal) ? [...facts.faqs, whoReads(facts.completionReview)] : facts.faqs,
    id,
    about: html("about"),
    firstScene: files.has(`${folder}/first-scene.${defaultLanguage}.md`) ? html("first-scene") : null,
    howItWorks: html("how-it-works"),
    conclusion: html("conclusion"),
    feedbackForm: feedback ? makeForm(feedback.questions) : null,
    situations: files.yamlIfAny(`${folder}/before-after.yaml`, situationsFile)?.subjects ?? [],
    modules,
    topics,
    cases: loadCases(files, folder),
  };
}

/** Who reads what a learner writes follows from the course's own setting, so no course can promise something else. */
function whoReads(completionReview: boolean): z.infer<typeof courseFile>["faqs"][number] {
  const said = (key: "readersQuestion" | "readersLearner" | "readersCoordinator"): Text =>
    inEachLanguage((language) => messagesIn(language).course[key]);
  return {
    question: said("readersQuestion"),
    answer: said(completionReview ? "readersCoordinator" : "readersLearner"),
  };
}

function loadModule(files: ContentFiles, courseId: string, folder: string): Module {
  const facts = files.yaml(`${folder}/module.yaml`, moduleFile);
  const topics = files.folders(folder).map((name) => loadTopic(files, courseId, facts.id, `${folder}/${name}`));
  if (topics.length === 0) throw brokenAt(folder, "", "has no topic folder");
  return { ...facts, topics };
}

function loadTopic(files: ContentFiles, courseId: string, moduleId: string, folder: string): Topic {
  const file = `${folder}/topic.yaml`;
  const { journal, discussion, sources: keys, ...facts } = files.yaml(file, topicFile);
  const sources = files.sources(file, keys);
  const bank = files.yamlIfAny(`${folder}/quiz.yaml`, quizFile);
  const quiz = bank?.questions ?? [];
  const pages = loadPages(files, folder);
  const fields = pages.flatMap((page) => page.form?.questions.map((question) => question.id) ?? []);
  const twice = firstTwice(fields);
  if (twice) throw brokenAt(folder, "form", `two pages ask a question with the id ${twice}`);
  const needs = {
    Quiz: quiz.length > 0,
    "Reflective Journal": journal,
    Discussion: discussion,
    formSubmit: fields.length > 0,
  };
  for (const criterion of facts.completion) {
    if (!needs[criterion]) throw brokenAt(file, "completion", `names ${criterion}, which the topic does not have`);
  }
  return {
    ...facts,
    courseId,
    moduleId,
    quiz,
    quizShown: bank?.shown ?? null,
    pages: withOrigin(pages, agesHtml(facts.ages), sources, facts.review),
    journal: journal ? files.htmlOf(file, journal) : null,
    discussion: discussion ? files.htmlOf(file, discussion) : null,
    classroom: findClassroom(pages),
    scene: pages.map(({ html }) => sceneName.exec(html[defaultLanguage])?.[1]).find(Boolean) ?? null,
    sources,
  };
}

/** The name of a picture story in the HTML of a page (scenes/render-scene.ts). */
const sceneName = / name="scene-([a-z0-9-]+)"/;

/** What students take from it, the sources and the reviews are below the text of the last page; they do not count as reading time. */
function withOrigin(pages: Page[], ages: Text, sources: Source[], reviews: Review[] | undefined): Page[] {
  const origin = [ages, sourcesHtml(sources), reviewsHtml(reviews)];
  return pages.map((page, index) =>
    index < pages.length - 1
      ? page
      : { ...page, html: inEachLanguage((language) => [page.html, ...origin].map((each) => each[language]).join("")) },
  );
}

const pageName = new RegExp(`^(\\d+)\\.${anyLanguage}\\.md$`);

function loadPages(files: ContentFiles, folder: string): Page[] {
  const numbers = files
    .names(folder)
    .flatMap((name) => pageName.exec(name)?.[1] ?? [])
    .map(Number);
  const count = Math.max(0, ...numbers);
  const pageless = files.names(folder).find((name) => Number(/^(\d+)\.yaml$/.exec(name)?.[1] ?? 0) > count);
  if (pageless) throw brokenAt(`${folder}/${pageless}`, "", "belongs to a page that is not there");
  if (count === 0) throw brokenAt(folder, "", `has no page 1.${defaultLanguage}.md`);
  return Array.from({ length: count }, (_, index) => {
    const name = (language: Language) => `${folder}/${index + 1}.${language}.md`;
    const { heads, html } = files.headed(name, pageHead);
    const recordings = readRecordings(
      inEachLanguage((language) => ({ file: name(language), field: "audio", address: heads[language].audio })),
      files.published,
    );
    const file = `${folder}/${index + 1}.yaml`;
    const { form, video } = files.yamlIfAny(file, pageFile) ?? {};
    return {
      title: inEachLanguage((language) => heads[language].title),
      html,
      form: form ? makeForm(form) : null,
      video: video ? { ...video, transcript: files.htmlOf(file, video.transcript) } : null,
      recordings,
      readingSeconds: readingSeconds(html),
    };
  });
}

const box = /<aside class="callout callout-classroom"[^>]*><p class="callout-title">[^<]*<\/p>([\s\S]*?)<\/aside>/g;

/** A topic's proposal for the class: its first page with an "In your classroom" block, and the blocks' text. */
type Classroom = { page: number; html: Text; plain: Text };

/** `pages`: of the topic, in their order. */
export function findClassroom(pages: { html: Text }[]): Classroom | null {
  const index = pages.findIndex(({ html }) => Object.values(html).some((each) => each.match(box)));
  const page = pages[index];
  if (!page) return null;
  const html = inEachLanguage((language) =>
    [...page.html[language].matchAll(box)].map(([, inner]) => (inner ?? "").trim()).join("\n"),
  );
  return { page: index + 1, html, plain: inEachLanguage((language) => plainText(html[language])) };
}

/** An unhurried reader's pace, in words a minute. It is about the same in English and Hindi. */
const wordsPerMinute = 200;

/**
 * The reading time that a page gives, in whole seconds: its words at an unhurried reader's pace, in the language in
 * which it has fewer, because it is unknown in which one the learner reads. Videos do not count, because watching them
 * is optional.
 */
export function readingSeconds(html: Text): number {
  const words = languages.map((language) => {
    const text = withoutDrawings(html[language]).replace(/<[^>]*>/g, " ");
    return text.split(/\s+/).filter((each) => /\p{L}/u.test(each)).length;
  });
  return Math.ceil((60 * Math.min(...words)) / wordsPerMinute);
}
