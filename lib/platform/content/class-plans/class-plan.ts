import * as z from "zod";
import type { Text } from "../../i18n/language";
import { type Problem, throwIfBroken } from "../broken";
import type { ContentFiles } from "../files";
import type { Article } from "../kinds/article";
import type { CampaignContent } from "../kinds/campaigns";
import type { Course } from "../kinds/course";
import type { Helpline } from "../kinds/helplines";
import { id, reviewField, shownFields, text } from "../schema";
import { type Theme, titlesByAddress } from "./themes";

/** The length of every plan: a lesson of the timetable with time to settle and to end. */
export const planMinutes = 35;
export const classGroups = ["6-8", "9-12"] as const;

const steps = z
  .array(z.strictObject({ minutes: z.number().int().positive(), ...shownFields }))
  .length(5)
  .refine(
    (all) => all.reduce((sum, { minutes }) => sum + minutes, 0) === planMinutes,
    `the minutes of the five steps must make ${planMinutes}`,
  );

/** What the slip sheet holds. A step names them by these words (scripts/checks/content/things.ts). */
const slipKinds = ["slip", "situation", "role", "evidence"] as const;
export type SlipKind = (typeof slipKinds)[number];
const fewestSlips = 2;
/** So many large slips, and the part for the teacher, have room on one sheet of A4. */
const mostSlips = 15;

const slips = z.strictObject({
  kind: z.enum(slipKinds),
  /** The step that uses them first, counted from 1. */
  step: z.number().int().min(1).max(5),
  title: text,
  texts: z.array(text).min(fewestSlips).max(mostSlips),
});

const planFile = z.strictObject({
  id,
  /** The number of its short address, which is on paper: it is never given to another plan. */
  number: z.number().int().positive(),
  classes: z.enum(classGroups),
  /** An id of themes.yaml. */
  theme: id,
  title: text,
  aim: text,
  needed: text,
  steps,
  /** What is cut out and handed out, or read aloud, each in full. */
  slips: z.array(slips).min(1).max(3),
  /** How the same steps go with 60 students and more. */
  crowd: text,
  /** With girls and boys, and students of several ages, in one room. */
  mixed: text,
  /** For students who cannot write, see or hear well. */
  withoutWriting: text,
  /** What one sees or hears when the lesson has worked. */
  workedWhen: z.array(text).min(2).max(3),
  takeAway: z.array(text).length(3),
  /** What the teacher does at once. */
  ifStudent: z.strictObject({ cries: text, laughs: text, tells: text }),
  /** A drawing of the folder `drawings`, shown in lines beside the board. */
  drawing: id,
  /** What the board says at the end, line by line. */
  board: z.array(text).min(3).max(7),
  /** Questions from the question box, with an answer to read aloud. */
  questions: z.array(z.strictObject({ question: text, answer: text })).length(3),
  doNotSay: z.array(text).length(3),
  mayBeHurt: text,
  /** Whom to call when a student is hurt or tells something afterwards. */
  helplines: z.array(id).min(1).max(3),
  followUp: text,
  /** The article or the lesson that the teacher reads first. */
  link: z
    .string()
    .regex(
      /^\/(?:topic\/[a-z0-9-]+\/[a-z0-9-]+|course\/module\/[a-z0-9-]+)$/,
      "must be the address of an article or a topic of a course",
    ),
  review: reviewField,
});

/** A lesson of 35 minutes on one sheet of paper. */
export type ClassPlan = Omit<z.infer<typeof planFile>, "link"> & { link: { href: string; title: Text } };

type Known = {
  themes: Theme[];
  helplines: Helpline[];
  articles: Article[];
  courses: Course[];
  drawings: { id: string }[];
  campaigns: Pick<CampaignContent, "redirects">;
};

const folder = "class-plans";

/** The ids of the plans, known before they are read: a plan is read after the courses that it leads to. */
export function classPlanIds(files: ContentFiles): string[] {
  return files.has(folder) ? files.names(folder).map((name) => name.replace(/\.yaml$/, "")) : [];
}

/** Reads `class-plans/<id>.yaml`, in the order of their numbers. @throws BrokenContent */
export function loadClassPlans(files: ContentFiles, known: Known): ClassPlan[] {
  if (!files.has(folder)) return [];
  const problems: Problem[] = [];
  const titles = titlesByAddress(known);
  const plans = files.names(folder).map((name) => {
    const file = `${folder}/${name}`;
    const plan = files.yaml(file, planFile);
    const title = titles.get(plan.link);
    const helpline = plan.helplines.find((key) => known.helplines.every((each) => each.key !== key));
    const report = (field: string, message: string) => problems.push({ file, field, message });
    if (`${plan.id}.yaml` !== name) report("id", `must be the file's name: the file would be ${plan.id}.yaml`);
    if (known.themes.every((theme) => theme.id !== plan.theme))
      report("theme", `names ${plan.theme}, which is not in themes.yaml`);
    if (known.drawings.every((drawing) => drawing.id !== plan.drawing))
      report("drawing", `names ${plan.drawing}, which is no drawing`);
    if (helpline) report("helplines", `names ${helpline}, which is no helpline`);
    if (!title) report("link", `${plan.link} leads to no article and no topic of a course`);
    return { ...plan, link: { href: plan.link, title: title ?? plan.title } };
  });
  plans.sort((one, other) => one.number - other.number);
  for (const [index, { id: planId, number }] of plans.entries())
    if (plans[index - 1]?.number === number)
      problems.push({ file: `${folder}/${planId}.yaml`, field: "number", message: `${number} is another plan's` });
  for (const { slug } of known.campaigns.redirects.redirects)
    if (shortSlug.test(slug))
      problems.push({ file: "redirects.yaml", field: slug, message: "is the form of a class plan's short address" });
  throwIfBroken(problems);
  return plans;
}

const shortSlug = /^plan-(\d+)$/;

/** The short address of a plan, for paper and messages; it leads to the plan in the reader's language. */
export function shortPlanAddress({ number }: Pick<ClassPlan, "number">): string {
  return `/r/plan-${number}`;
}

/** The plan behind the last part of a short address. */
export function planBehind(slug: string, plans: ClassPlan[]): ClassPlan | undefined {
  const number = shortSlug.exec(slug)?.[1];
  return plans.find((plan) => String(plan.number) === number);
}

/** `ways-on.yaml`: for each article, by topic/article, the topic of a course that goes deeper and a class plan. */
const waysOnFile = z.record(z.string(), z.strictObject({ topic: id, plan: id.optional() }));

type Named = { id: string; name: Text };
/** Where a public page leads on. */
export type WayOn = { course: Named & { picture: string }; topic: Named; plan: Named | null };

type Destinations = { articles: Article[]; courses: Course[]; themes: Theme[]; classPlans: ClassPlan[] };

/**
 * Reads `ways-on.yaml`. An article that it does not name leads to the first topic of its theme.
 * @returns the ways by the addresses of articles, and of class plans, which lead on as the page does that is read first
 * @throws BrokenContent for a name that stands for nothing, and for an article without a way on
 */
export function loadWaysOn(
  files: ContentFiles,
  { articles, courses, themes, classPlans }: Destinations,
): Map<string, WayOn> {
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
