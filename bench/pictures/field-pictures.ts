import type { Locator, Page } from "@playwright/test";
import type { Content } from "../../lib/platform/content";
import type { Screen } from "./screens";

/** The part of a page that shows one field of a content file. */
type Mark = { field: string; find: (page: Page) => Locator };

/** A picture of content/README.md: a page on a phone with such parts framed. */
export type FieldPicture = Screen & { marks: Mark[] };

const withText = (field: string, text: string | undefined): Mark => ({
  field,
  find: (page) =>
    page
      .locator("main")
      .getByText(text ?? "")
      .first(),
});
const bySelector = (field: string, selector: string): Mark => ({
  field,
  find: (page) => page.locator(selector).first(),
});

/** The pictures, of texts that are published, in English as the tables of content/README.md are. */
export function fieldPictures({ courseById, topicById, articles, classPlans }: Content): FieldPicture[] {
  const course = found(courseById.get("safe-and-respected"));
  const topic = found(topicById.get("understanding-periods"));
  const article = found(articles.find(({ id }) => id === "blue-iron-tablet-fears"));
  const plan = found(classPlans.find(({ id }) => id === "three-jobs-one-plate"));
  const learner = { en: "nasreen.fatima", hi: "sunita.devi" };
  const lesson = `/course/module/${topic.id}/primary`;
  return [
    {
      name: "course",
      address: `/info/course/${course.id}`,
      marks: [bySelector("name", "main h1"), withText("shortDesc", course.shortDesc.en)],
    },
    {
      name: "topic",
      learner,
      address: `${lesson}/1`,
      marks: [bySelector("title of 1.en.md", "main h1"), bySelector("::scene", "figure.scene")],
    },
    {
      name: "block",
      learner,
      address: `${lesson}/3`,
      marks: [bySelector(":::classroom", ".callout-classroom")],
    },
    {
      name: "article",
      address: `/topic/${article.topic}/${article.id}`,
      marks: [
        bySelector("title", "main h1"),
        withText("description", article.description.en),
        withText("en.md", firstWords(article.html.en)),
      ],
    },
    {
      name: "class-plan",
      address: `/class-plans/${plan.id}`,
      marks: [bySelector("title", "main h1"), withText("aim", plan.aim.en), withText("needed", plan.needed.en)],
    },
  ];
}

/** The beginning of the first paragraph, without tags. */
function firstWords(html: string | undefined): string {
  const paragraph = /<p>([^<]+)/.exec(html ?? "")?.[1] ?? "";
  return paragraph.split(/(?<=[.?!])\s/)[0] ?? "";
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("The text that the picture shows is not published any more");
  return value;
}
