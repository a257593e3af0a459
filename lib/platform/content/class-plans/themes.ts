import * as z from "zod";
import type { Text } from "../../i18n/language";
import { BrokenContent, type Problem } from "../broken";
import type { ContentFiles } from "../files";
import type { Article } from "../kinds/article";
import type { Course } from "../kinds/course";
import { id, text } from "../schema";

const theme = z.strictObject({
  id,
  name: text,
  topics: z.array(id).default([]),
  /** The articles that belong to it: a topic of articles (`nutrition`) or one of them (`nutrition/hands-water-toilet`). */
  articles: z.array(z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/, "must be topic or topic/article")).default([]),
  /** The cases of courses that are about it. */
  cases: z.array(id).default([]),
});

/** The eleven themes of the School Health and Wellness Programme. */
const themesFile = z.array(theme).length(11);

type Link = { href: string; title: Text };
/** A theme with its topics, articles and cases' ids. `count`: so many articles are behind the link. */
export type Theme = {
  id: string;
  name: Text;
  topics: Link[];
  articles: (Link & { count: number })[];
  cases: string[];
};

type Known = { coreIssues: { slug: string; name: Text }[]; articles: Article[]; courses: Course[] };

const file = "themes.yaml";

/**
 * Reads `themes.yaml`. Every topic of a course that has a quiz and every article belongs to a theme.
 * @param known - the pages that a theme may name; null while one of them is broken: then a theme links nothing
 * @throws BrokenContent
 */
export function loadThemes(files: ContentFiles, known: Known | null): Theme[] {
  const themes = files.yaml(file, themesFile);
  if (!known) return themes.map(({ id: key, name }) => ({ id: key, name, topics: [], articles: [], cases: [] }));
  const problems: Problem[] = [];
  const topics = new Map(
    known.courses.flatMap((course) =>
      course.topics.map(({ id: key, name }) => [key, { href: `/course/module/${key}`, title: name }] as const),
    ),
  );
  const articles = articlesByName(known);
  const cases = new Map(known.courses.flatMap((course) => course.cases.map(({ id: key }) => [key, key] as const)));
  const linked = <Found>(names: string[], from: Map<string, Found>, what: string): Found[] =>
    names.flatMap((name) => {
      const found = from.get(name);
      if (!found) problems.push({ file, field: name, message: `is ${what}` });
      return found ?? [];
    });
  const loaded = themes.map((each) => ({
    id: each.id,
    name: each.name,
    topics: linked(each.topics, topics, "no topic of a course"),
    articles: linked(each.articles, articles, "no topic of articles and no article"),
    cases: linked(each.cases, cases, "no case of a course"),
  }));
  const named = new Set(loaded.flatMap((each) => [...each.topics, ...each.articles].map(({ href }) => href)));
  for (const { href, field } of mustBelong(known))
    if (!named.has(href) && !named.has(href.replace(/^(\/topic\/[^/]+)\/.*$/, "$1")))
      problems.push({ file, field, message: "belongs to no theme" });
  if (problems.length > 0) throw new BrokenContent(problems);
  return loaded;
}

function articlesByName({ coreIssues, articles }: Known): Map<string, Link & { count: number }> {
  return new Map([
    ...coreIssues.map(({ slug, name }) => {
      const count = articles.filter(({ topic }) => topic === slug).length;
      return [slug, { href: `/topic/${slug}`, title: name, count }] as const;
    }),
    ...articles.map(({ topic, id: slug, title }) => {
      const name = `${topic}/${slug}`;
      return [name, { href: `/topic/${name}`, title, count: 1 }] as const;
    }),
  ]);
}

function mustBelong({ articles, courses }: Known): { href: string; field: string }[] {
  const topics = courses.flatMap((course) => course.topics).filter(({ quiz }) => quiz.length > 0);
  return [
    ...topics.map(({ id: key }) => ({ href: `/course/module/${key}`, field: key })),
    ...articles.map(({ topic, id: slug }) => ({ href: `/topic/${topic}/${slug}`, field: `${topic}/${slug}` })),
  ];
}
