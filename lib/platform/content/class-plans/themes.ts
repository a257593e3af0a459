import * as z from "zod";
import type { Text } from "../../i18n/language";
import { type Problem, throwIfBroken } from "../broken";
import type { Board } from "../drawings/drawing";
import type { ContentFiles } from "../files";
import type { Article } from "../kinds/article";
import type { Course } from "../kinds/course";
import { type CoreIssue, id, imageAddress, text } from "../schema";

const theme = z.strictObject({
  id,
  name: text,
  picture: imageAddress,
  topics: z.array(id).default([]),
  /** The articles that belong to it: a topic of articles (`nutrition`) or one of them (`nutrition/hands-water-toilet`). */
  articles: z.array(z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/, "must be topic or topic/article")).default([]),
  cases: z.array(id).default([]),
});

/** The eleven themes of the School Health and Wellness Programme. */
const themesFile = z.array(theme).length(11);

type Link = { href: string; title: Text };
/** A theme with its topics, articles and cases' ids. `count`: so many articles are behind the link. */
export type Theme = Omit<z.infer<typeof theme>, "topics" | "articles"> & {
  topics: Link[];
  articles: (Link & { count: number })[];
};

type Known = { coreIssues: CoreIssue[]; articles: Article[]; courses: Course[]; drawings: Board[] };

export function titlesByAddress({ articles, courses }: Pick<Known, "articles" | "courses">): Map<string, Text> {
  return new Map([
    ...articles.map(({ topic, id: slug, title }) => [`/topic/${topic}/${slug}`, title] as const),
    ...courses.flatMap(({ topics }) => topics.map(({ id: slug, name }) => [`/course/module/${slug}`, name] as const)),
  ]);
}

/**
 * Reads `themes.yaml`. Every topic of a course that has a quiz and every article belongs to a theme.
 * @throws BrokenContent
 */
export function loadThemes(files: ContentFiles, known: Known): Theme[] {
  const problems: Problem[] = [];
  const report = (field: string, message: string) => problems.push({ file: "themes.yaml", field, message });
  const topics = known.courses.flatMap((course) => course.topics);
  const cases = known.courses.flatMap((course) => course.cases.map(({ id: key }) => key));
  const titles = titlesByAddress(known);
  for (const { slug, name } of known.coreIssues) titles.set(`/topic/${slug}`, name);
  const link = (folder: string, names: string[], what: string): Link[] =>
    names.flatMap((name) => {
      const href = `${folder}/${name}`;
      const title = titles.get(href);
      if (!title) report(name, `is ${what}`);
      return title ? [{ href, title }] : [];
    });
  const countOf = (href: string) =>
    known.articles.filter(({ topic, id: slug }) => [`/topic/${topic}`, `/topic/${topic}/${slug}`].includes(href))
      .length;
  const themes = files.yaml("themes.yaml", themesFile).map((each) => {
    for (const name of each.cases) if (!cases.includes(name)) report(name, "is no case of a course");
    const articles = link("/topic", each.articles, "no topic of articles and no article");
    return {
      ...each,
      topics: link("/course/module", each.topics, "no topic of a course"),
      articles: articles.map(({ href, title }) => ({ href, title, count: countOf(href) })),
    };
  });
  // The list of drawings would not show them.
  for (const { id: drawing, theme: key } of known.drawings)
    if (themes.every((each) => each.id !== key))
      problems.push({
        file: `drawings/${drawing}.yaml`,
        field: "theme",
        message: `names ${key}, which is not in themes.yaml`,
      });
  const named = new Set(themes.flatMap((each) => [...each.topics, ...each.articles].map(({ href }) => href)));
  for (const { id: key, quiz } of topics)
    if (quiz.length > 0 && !named.has(`/course/module/${key}`)) report(key, "belongs to no theme");
  for (const { topic, id: slug } of known.articles)
    if (!named.has(`/topic/${topic}`) && !named.has(`/topic/${topic}/${slug}`))
      report(`${topic}/${slug}`, "belongs to no theme");
  throwIfBroken(problems);
  return themes;
}
