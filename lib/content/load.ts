import type * as z from "zod";
import { type Article, loadArticles } from "./article";
import { BrokenContent, type Problem } from "./broken";
import { type Course, loadCourse, type Topic } from "./course";
import { ContentFiles } from "./files";
import { type CoreIssue, districtsFile, type Home, homeFile, type Site, siteFile, statesFile, topicsFile } from "./schema";

export type State = z.infer<typeof statesFile>[number];
export type District = z.infer<typeof districtsFile>[number];
export type Places = { states: State[]; districts: Map<number, District[]> };
export type Content = {
  site: Site;
  home: Home;
  coreIssues: CoreIssue[];
  courses: Course[];
  articles: Article[];
  places: Places;
  courseById: Map<string, Course>;
  topicById: Map<string, Topic>;
};

/** Reads and checks everything that is published. @throws BrokenContent with every problem found */
export function loadContent(root: string): Content {
  const files = new ContentFiles(root);
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
  const site = attempt(() => files.yaml("site.yaml", siteFile));
  const home = attempt(() => files.yaml("home.yaml", homeFile));
  const coreIssues = attempt(() => files.yaml("topics.yaml", topicsFile));
  const places = attempt(() => loadPlaces(files));
  const courses = files.folders("courses").flatMap((id) => attempt(() => loadCourse(files, id)) ?? []);
  const slugs = (coreIssues ?? []).map((issue) => issue.slug);
  const articles = attempt(() => loadArticles(files, slugs)) ?? [];
  problems.push(...doubleIds(courses));
  if (!site || !home || !coreIssues || !places || problems.length > 0) throw new BrokenContent(problems);
  courses.sort((a, b) => a.code - b.code);
  return {
    site,
    home,
    coreIssues,
    courses,
    articles,
    places,
    courseById: new Map(courses.flatMap((course) => [[course.id, course] as const, [String(course.code), course] as const])),
    topicById: new Map(courses.flatMap((course) => course.topics.map((topic) => [topic.id, topic] as const))),
  };
}

function loadPlaces(files: ContentFiles): Places {
  const states = files.yaml("places/states.yaml", statesFile);
  const districts = new Map<number, District[]>();
  for (const name of files.names("places/districts")) {
    districts.set(Number.parseInt(name, 10), files.yaml(`places/districts/${name}`, districtsFile));
  }
  const without = states.filter((state) => !districts.has(state.id));
  if (without.length > 0) {
    throw new BrokenContent(without.map((state) => ({ file: "places/districts", field: state.en, message: "has no file of districts" })));
  }
  return { states, districts };
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
    for (const topic of course.topics) claim(`topic ${topic.id}`, `courses/${course.id}: ${topic.moduleId}/${topic.id}`, "id");
  }
  return problems;
}
