import { isLanguage, type Language, languages } from "../i18n/language";
import { attempt, BrokenContent, type Problem, throwIfBroken } from "./broken";
import { classPlanIds, loadClassPlans, loadWaysOn } from "./class-plans/class-plan";
import { loadThemes } from "./class-plans/themes";
import type { Content } from "./content";
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
import { glossaryFile } from "./kinds/glossary";
import { loadHandouts, missingResources } from "./kinds/handout";
import { expandHelplines, helplinesFile } from "./kinds/helplines";
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

/**
 * Reads and checks everything that is published. @throws BrokenContent with all files that are broken; when none is,
 * with all names in them that stand for nothing
 */
export function loadContent(root: string): Content {
  const problems: Problem[] = [];
  const tryTo = <Read>(read: () => Read) => attempt(problems, read);
  const helplines = tryTo(() => new ContentFiles(root).yaml("helplines.yaml", helplinesFile)) ?? [];
  const sharedTexts =
    tryTo(() => {
      const file = "shared-texts.yaml";
      return joinSharedTexts(file, new ContentFiles(root, { helplines }).yaml(file, sharedTextsFile), languages);
    }) ?? [];
  const emergencies =
    tryTo(() => new ContentFiles(root, { helplines, sharedTexts }).yaml("emergencies.yaml", emergenciesFile)) ?? [];
  const sources = tryTo(() => new ContentFiles(root).yaml("sources.yaml", sourcesFile)) ?? [];
  const facts = tryTo(() => new ContentFiles(root, { sharedTexts }).yaml("facts.yaml", factsFile)) ?? [];
  const registers = { helplines, sharedTexts, emergencies, facts, sources };
  const bare = new ContentFiles(root, registers);
  const drawings = tryTo(() => loadDrawings(bare));
  const scenes = tryTo(() => loadScenes(bare));
  const exercises = tryTo(() => loadExercises(bare));
  const made = { board: drawings ?? null, scene: scenes ?? null, exercise: exercises ?? null };
  const files = new ContentFiles(root, { ...registers, made });
  tryTo(() => checkFacts(files, facts, sources));
  const site = tryTo(() => files.yaml("site.yaml", siteFile));
  const coreIssues = tryTo(() => files.yaml("topics.yaml", topicsFile));
  const slugs = coreIssues?.map(({ slug }) => slug) ?? [];
  // A reference to a course is valid even while that course is broken, so that one mistake is reported once.
  const courseIds = files.folders("courses");
  const courses = courseIds.flatMap((id) => tryTo(() => loadCourse(files, id)) ?? []);
  courses.sort((a, b) => a.code - b.code);
  for (const topic of courses.flatMap(({ topics }) => topics))
    topic.opening = scenes?.find(({ id }) => id === topic.scene)?.opening;
  problems.push(...doubleIds(courses));
  const studioNames = studioTexts(drawings ?? [], helplines).map(({ name }) => name);
  const read = {
    pages: site && tryTo(() => loadPages(files, site.productKey, courseIds)),
    site,
    home: tryTo(() => files.yaml("home.yaml", homeFile)),
    privacyNotice: tryTo(() => loadPrivacyNotice(files)),
    coreIssues,
    places: tryTo(() => loadPlaces(files)),
    subjects: tryTo(() => files.yaml("subjects.yaml", subjectsFile)),
    discussions: tryTo(() => loadDiscussions(files, slugs)),
    articles: tryTo(() => loadArticles(files, slugs)),
    glossary: tryTo(() => files.yaml("glossary.yaml", glossaryFile)),
    spoken: tryTo(() => files.yaml("spoken.yaml", spokenFile)),
    handouts: tryTo(() => loadHandouts(files)),
    campaigns: tryTo(() => loadCampaigns(files, courseIds)),
    drawings,
    scenes,
    exercises,
    recordings: tryTo(() => loadRecordings(studioNames, files.published)),
  };
  if (problems.length > 0 || !isWhole(read)) throw new BrokenContent(problems);
  // What one file names of another is checked when all can be read: what names a broken page is not broken itself.
  const { pages, ...parts } = { ...read, courses, helplines };
  problems.push(
    ...unknownHelplines(parts),
    ...emergencyProblems(emergencies, helplines, parts.articles),
    ...missingResources(courses, parts.handouts, classPlanIds(files)),
  );
  const popularArticles = tryTo(() => loadPopularArticles(files, parts.articles));
  const chatbot = tryTo(() => loadChatbot(files, parts));
  const themes = tryTo(() => loadThemes(files, parts));
  const classPlans = themes && tryTo(() => loadClassPlans(files, { ...parts, themes }));
  const waysOn = themes && classPlans && tryTo(() => loadWaysOn(files, { ...parts, themes, classPlans }));
  const linked = { popularArticles, chatbot, themes, classPlans, waysOn };
  if (problems.length > 0 || !isWhole(linked)) throw new BrokenContent(problems);
  const content: Content = {
    ...pages,
    ...parts,
    ...linked,
    emergencies,
    facts,
    courseById: new Map(
      courses.flatMap((course) => [[course.id, course] as const, [String(course.code), course] as const]),
    ),
    topicById: new Map(courses.flatMap((course) => course.topics.map((topic) => [topic.id, topic] as const))),
  };
  throwIfBroken([...expandReferences(content), ...checkTestimonials(content)]);
  return content;
}

type Whole<Parts> = { [Part in keyof Parts]: NonNullable<Parts[Part]> };

/** Whether every part could be read. */
function isWhole<Parts extends object>(parts: Parts): parts is Parts & Whole<Parts> {
  return Object.values(parts).every((part) => part !== undefined);
}

type Naming = Pick<Content, "coreIssues" | "glossary" | "helplines">;

/** Topics and terms whose helplines are not published: a visitor in need would see none. */
function unknownHelplines({ coreIssues, glossary, helplines }: Naming): Problem[] {
  const lost = (keys: string[] = []) => keys.filter((key) => helplines.every((helpline) => helpline.key !== key));
  return [
    ...coreIssues.flatMap((topic, index) =>
      lost(topic.helplines).map((key) => {
        return { file: "topics.yaml", field: `${index}.helplines`, message: `names ${key}, which is no helpline` };
      }),
    ),
    ...glossary.flatMap((term) =>
      lost(term.helplines).map((key) => {
        return { file: "glossary.yaml", field: term.en, message: `names the helpline ${key}, which is none` };
      }),
    ),
  ];
}

function doubleIds(courses: Course[]): Problem[] {
  const claims = courses.flatMap(({ id, code, topics }) => [
    { name: `course code ${code}`, file: `courses/${id}/course.yaml`, field: "code" },
    ...topics.map((topic) => {
      return { name: `topic ${topic.id}`, file: `courses/${id}: ${topic.moduleId}/${topic.id}`, field: "id" };
    }),
  ]);
  return claims.flatMap(({ name, file, field }, index) => {
    const before = claims.slice(0, index).findLast((claim) => claim.name === name);
    return before ? [{ file, field, message: `${name} is used by ${before.file} already` }] : [];
  });
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
function expandReferences(content: Content): Problem[] {
  const counts = countContent(content);
  const problems: Problem[] = [];
  const seen = new Set<object>();
  const expand = (text: string, path: string[], language: Language): string => {
    const report = (field: string, message: string) => problems.push({ file: path.join("."), field, message });
    for (const [field] of text.matchAll(leftOver)) report(field, "stands where no fact and no shared text is printed");
    return expandHelplines(text, language, content.helplines, (words) => words).replace(
      count,
      (written, name: string) => {
        const counted = counts.get(name);
        if (counted === undefined) report(written, `counts nothing; there are ${[...counts.keys()].join(", ")}`);
        return String(counted ?? written);
      },
    );
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
    ...courses.flatMap(({ id, topics }): [string, number][] => [
      [`topics-of/${id}`, topics.length],
      [`quizzes-of/${id}`, topics.filter(({ quiz }) => quiz.length > 0).length],
    ]),
  ]);
}
