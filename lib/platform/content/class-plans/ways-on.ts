import * as z from "zod";
import type { Text } from "../../i18n/language";
import { type Problem, throwIfBroken } from "../broken";
import type { ContentFiles } from "../files";
import type { Article } from "../kinds/article";
import type { Course } from "../kinds/course";
import { id } from "../schema";
import type { ClassPlan } from "./class-plan";
import type { Theme } from "./themes";

/** `ways-on.yaml`: for each article, by topic/article, the topic of a course that goes deeper and a class plan. */
const waysOnFile = z.record(z.string(), z.strictObject({ topic: id, plan: id.optional() }));

type Named = { id: string; name: Text };
/** Where a public page leads on. */
export type WayOn = { course: Named & { picture: string }; topic: Named; plan: Named | null };

type Known = { articles: Article[]; courses: Course[]; themes: Theme[]; classPlans: ClassPlan[] };

/**
 * Reads `ways-on.yaml`. An article that it does not name leads to the first topic of its theme.
 * @returns the ways by the addresses of articles, and of class plans, which lead on as the page does that is read first
 * @throws BrokenContent for a name that stands for nothing, and for an article without a way on
 */
export function loadWaysOn(files: ContentFiles, { articles, courses, themes, classPlans }: Known): Map<string, WayOn> {
  const named = files.yaml("ways-on.yaml", waysOnFile);
  const problems: Problem[] = [];
  const report = (field: string, message: string) => problems.push({ file: "ways-on.yaml", field, message });
  const topics = topicsByAddress(courses);
  const ways = new Map<string, WayOn>();
  const names = articles.map(({ topic, id: slug }) => `${topic}/${slug}`);
  for (const name of Object.keys(named)) if (!names.includes(name)) report(name, "is no article");
  for (const name of names) {
    const { topic, plan: planId } = named[name] ?? {};
    const href = topic ? `/course/module/${topic}` : firstTopicOf(themes, name);
    const found = topics.get(href);
    const plan = planId ? classPlans.find((each) => each.id === planId) : null;
    if (!found) report(name, `leads to ${topic ?? href}, which is no topic of a course`);
    else if (plan === undefined) report(name, `names ${planId}, which is no class plan`);
    else ways.set(`/topic/${name}`, { ...found, plan: plan && { id: plan.id, name: plan.title } });
  }
  throwIfBroken(problems);
  for (const { id: plan, link } of classPlans) {
    const way = topics.get(link.href) ?? ways.get(link.href);
    if (way) ways.set(`/class-plans/${plan}`, { ...way, plan: null });
  }
  return ways;
}

/** The first topic of a course in the theme that names this article, or all articles of its topic. */
function firstTopicOf(themes: Theme[], article: string): string {
  const has = (name: string) => themes.find(({ articles }) => articles.some(({ href }) => href === `/topic/${name}`));
  const theme = has(article) ?? has(article.replace(/\/.*/, ""));
  return theme?.topics[0]?.href ?? "";
}

function topicsByAddress(courses: Course[]): Map<string, Omit<WayOn, "plan">> {
  return new Map(
    courses.flatMap(({ id: course, name, picture, topics }) =>
      topics.map((topic) => [
        `/course/module/${topic.id}`,
        { course: { id: course, name, picture }, topic: { id: topic.id, name: topic.name } },
      ]),
    ),
  );
}
