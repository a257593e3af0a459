import { isLanguage, type Language, languages } from "../i18n/language";
import { BrokenContent, type Problem } from "./broken";
import { classPlanIds, loadClassPlans } from "./class-plans/class-plan";
import { loadThemes, type Theme } from "./class-plans/themes";
import { loadWaysOn, type WayOn } from "./class-plans/ways-on";
import type { Content } from "./content";
import type { Board } from "./drawings/drawing";
import { loadDrawings } from "./drawings/load-drawings";
import { loadExercises } from "./exercises/load-exercises";
import { checkFacts, factsFile } from "./facts/facts";
import { sourcesFile } from "./facts/sources";
import { ContentFiles } from "./files";
import { loadArticles, loadPopularArticles } from "./kinds/article";
import { loadCampaigns } from "./kinds/campaigns";
import { loadChatbot } from "./kinds/chatbot";
import { type Course, loadCourse } from "./kinds/course";
import { loadDiscussions } from "./kinds/discussions";
import { glossaryFile, type Term } from "./kinds/glossary";
import { loadHandouts, missingResources } from "./kinds/handout";
import { checkTopicHelplines, expandHelplines, type Helpline, helplinesFile } from "./kinds/helplines";
import { loadPages } from "./kinds/pages";
import { loadPlaces } from "./kinds/places";
import { loadPrivacyNotice } from "./notice/privacy-notice";
import { loadRecordings } from "./recordings/recording";
import { studioTexts } from "./recordings/studio";
import { loadScenes } from "./scenes/load-scenes";
import { homeFile, siteFile, subjectsFile, topicsFile } from "./schema";
import { emergenciesFile, emergencyProblems } from "./shared/emergencies";
import { joinSharedTexts, sharedTextsFile } from "./shared/shared-texts";
import { spokenFile } from "./spoken/spoken";
import { checkTestimonials } from "./testimonial-sources";

/** Reads and checks everything that is published. @throws BrokenContent with every problem found */
export function loadContent(root: string): Content {
  const problems: Problem[] = [];
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof BrokenContent)) throw error;
      problems.push(...error.problems);
      return undefined;
    }
  };
  const helplines = attempt(() => new ContentFiles(root).yaml("helplines.yaml", helplinesFile)) ?? [];
  const sharedTexts =
    attempt(() => {
      const file = "shared-texts.yaml";
      return joinSharedTexts(file, new ContentFiles(root, { helplines }).yaml(file, sharedTextsFile), languages);
    }) ?? [];
  const emergencies =
    attempt(() => new ContentFiles(root, { helplines, sharedTexts }).yaml("emergencies.yaml", emergenciesFile)) ?? [];
  const sources = attempt(() => new ContentFiles(root).yaml("sources.yaml", sourcesFile)) ?? [];
  const facts = attempt(() => new ContentFiles(root, { sharedTexts }).yaml("facts.yaml", factsFile)) ?? [];
  const registers = { helplines, sharedTexts, emergencies, facts, sources };
  const bare = new ContentFiles(root, registers);
  const boards = attempt(() => loadDrawings(bare));
  const scenes = attempt(() => loadScenes(bare));
  const exercises = attempt(() => loadExercises(bare));
  const made = { board: boards ?? null, scene: scenes ?? null, exercise: exercises ?? null };
  const files = new ContentFiles(root, { ...registers, made });
  attempt(() => checkFacts(files, facts, sources));
  const site = attempt(() => files.yaml("site.yaml", siteFile));
  const home = attempt(() => files.yaml("home.yaml", homeFile));
  const privacyNotice = attempt(() => loadPrivacyNotice(files));
  const coreIssues = attempt(() => files.yaml("topics.yaml", topicsFile));
  const places = attempt(() => loadPlaces(files));
  const subjects = attempt(() => files.yaml("subjects.yaml", subjectsFile));
  // A reference to a course is valid even while that course is broken, so that one mistake is reported once.
  const courseIds = files.folders("courses");
  const courses = courseIds.flatMap((id) => attempt(() => loadCourse(files, id)) ?? []);
  const slugs = (coreIssues ?? []).map((issue) => issue.slug);
  const discussions = attempt(() => loadDiscussions(files, slugs)) ?? [];
  const articles = attempt(() => loadArticles(files, slugs)) ?? [];
  const popularArticles = articles.length > 0 ? (attempt(() => loadPopularArticles(files, articles)) ?? []) : [];
  const glossary = attempt(() => files.yaml("glossary.yaml", glossaryFile)) ?? [];
  const spoken = attempt(() => files.yaml("spoken.yaml", spokenFile));
  if (helplines.length > 0) {
    attempt(() => checkTopicHelplines(helplines, coreIssues ?? []));
    problems.push(...unknownHelplines(glossary, helplines));
    problems.push(...emergencyProblems(emergencies, helplines, problems.length > 0 ? null : articles));
  }
  // While a page is broken, answers that link it are not, so that one mistake is reported once.
  const chatbot = attempt(() => loadChatbot(files, problems.length > 0 ? null : { articles, courses })) ?? [];
  const handouts = attempt(() => loadHandouts(files));
  if (handouts) problems.push(...missingResources(courses, handouts, classPlanIds(files)));
  const campaigns = attempt(() => loadCampaigns(files, courseIds));
  problems.push(...doubleIds(courses));
  // As with the chat assistant: a theme or a plan that links a broken page is not broken itself.
  const linkable = problems.length > 0 || !coreIssues ? null : { coreIssues, articles, courses };
  const themes = attempt(() => loadThemes(files, linkable));
  const classPlans =
    themes && campaigns && problems.length === 0
      ? attempt(() =>
          loadClassPlans(files, {
            themes,
            helplines,
            articles,
            courses,
            drawings: boards ?? [],
            redirects: campaigns.redirects,
          }),
        )
      : [];
  const waysOn =
    themes && classPlans && problems.length === 0
      ? attempt(() => loadWaysOn(files, { articles, courses, themes, classPlans }))
      : new Map<string, WayOn>();
  if (themes && boards) problems.push(...themelessDrawings(boards, themes));
  const recordings = attempt(() =>
    loadRecordings(
      studioTexts(boards ?? [], helplines).map(({ name }) => name),
      files.published,
    ),
  );
  const pages = site ? attempt(() => loadPages(files, site.productKey, courseIds)) : undefined;
  const read = {
    site,
    home,
    privacyNotice,
    coreIssues,
    places,
    subjects,
    spoken,
    handouts,
    themes,
    classPlans,
    waysOn,
    drawings: boards,
    scenes,
    exercises,
    recordings,
    campaigns,
  };
  if (problems.length > 0 || !pages || !isWhole(read)) throw new BrokenContent(problems);
  courses.sort((a, b) => a.code - b.code);
  const content: Content = {
    ...pages,
    ...read,
    courses,
    articles,
    discussions,
    popularArticles,
    helplines,
    emergencies,
    glossary,
    facts,
    chatbot,
    courseById: new Map(
      courses.flatMap((course) => [[course.id, course] as const, [String(course.code), course] as const]),
    ),
    topicById: new Map(courses.flatMap((course) => course.topics.map((topic) => [topic.id, topic] as const))),
  };
  const lost = [...expandReferences(content, helplines), ...checkTestimonials(content)];
  if (lost.length > 0) throw new BrokenContent(lost);
  return content;
}

type Whole<Parts> = { [Part in keyof Parts]: NonNullable<Parts[Part]> };

/** Whether every part could be read. */
function isWhole<Parts extends object>(parts: Parts): parts is Parts & Whole<Parts> {
  return Object.values(parts).every((part) => part !== undefined);
}

/** Checks that a term's helplines are published; otherwise a visitor in need would see none. */
function unknownHelplines(glossary: Term[], helplines: Helpline[]): Problem[] {
  const known = new Set(helplines.map(({ key }) => key));
  return glossary.flatMap(({ en, helplines: named = [] }) =>
    named
      .filter((key) => !known.has(key))
      .map((key) => ({ file: "glossary.yaml", field: en, message: `names the helpline ${key}, which is none` })),
  );
}

/** Drawings that the list of drawings would not show. */
function themelessDrawings(boards: Board[], themes: Theme[]): Problem[] {
  const known = new Set(themes.map(({ id }) => id));
  return boards
    .filter(({ theme }) => !known.has(theme))
    .map(({ id, theme }) => ({
      file: `drawings/${id}.yaml`,
      field: "theme",
      message: `names ${theme}, which is not in themes.yaml`,
    }));
}

function doubleIds(courses: Course[]): Problem[] {
  const seen = new Map<string, string>();
  const problems: Problem[] = [];
  const claim = (id: string, file: string, field: string) => {
    if (seen.has(id)) problems.push({ file, field, message: `${id} is used by ${seen.get(id)} already` });
    seen.set(id, file);
  };
  for (const course of courses) {
    claim(`course code ${course.code}`, `courses/${course.id}/course.yaml`, "code");
    for (const topic of course.topics)
      claim(`topic ${topic.id}`, `courses/${course.id}: ${topic.moduleId}/${topic.id}`, "id");
  }
  return problems;
}

const count = /\{count:([^{}]*)\}/g;
/** A reference that nothing before has replaced: this field prints no facts and no shared texts. */
const leftOver = /\{(?:fact|text):[^{}]*\}/g;

/**
 * Replaces the remaining references in loaded content, in place. `{count:articles}` becomes the published number of
 * articles. A helpline in a text that is not Markdown (a quiz, an FAQ, the chat assistant, a certificate) becomes plain
 * words; the key code above a text (`en`) is its language.
 * @returns the references that could not be resolved
 */
function expandReferences(content: Content, helplines: Helpline[]): Problem[] {
  const counts = countContent(content);
  const problems: Problem[] = [];
  const seen = new Set<object>();
  const expand = (text: string, path: string[], language: Language): string => {
    for (const [field] of text.matchAll(leftOver))
      problems.push({ file: path.join("."), field, message: "stands where no fact and no shared text is printed" });
    return expandHelplines(text, language, helplines, (words) => words).replace(count, (written, name: string) => {
      const counted = counts.get(name);
      if (counted === undefined)
        problems.push({
          file: path.join("."),
          field: written,
          message: `counts nothing; there are ${[...counts.keys()].join(", ")}`,
        });
      return String(counted ?? written);
    });
  };
  const walk = (node: object, path: string[], language: Language | undefined): void => {
    if (seen.has(node)) return;
    seen.add(node);
    const fields = node as Record<string, unknown>;
    for (const [key, value] of Object.entries(fields)) {
      const spoken = isLanguage(key) ? key : language;
      if (typeof value === "string") {
        if (spoken && value.includes("{")) fields[key] = expand(value, [...path, key], spoken);
      } else if (value !== null && typeof value === "object") walk(value, [...path, key], spoken);
    }
  };
  walk(content, [], undefined);
  return problems;
}

function countContent({ articles, coreIssues, courses, handouts, classPlans, drawings }: Content): Map<string, number> {
  return new Map([
    ["articles", articles.length],
    ["topics", coreIssues.length],
    ["courses", courses.length],
    ["handouts", handouts.length],
    ["class-plans", classPlans.length],
    ["drawings", drawings.length],
    ...courses.map(({ id, topics }) => [`topics-of/${id}`, topics.length] as const),
    ...courses.map(
      ({ id, topics }) => [`quizzes-of/${id}`, topics.filter(({ quiz }) => quiz.length > 0).length] as const,
    ),
  ]);
}
