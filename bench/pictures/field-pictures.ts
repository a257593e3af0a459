import type { Locator, Page } from "@playwright/test";
import type { Content } from "../../lib/platform/content";
import { failedQuiz, quizAgain, type Screen } from "./screens";

/** The part of a page that shows one field of a content file. */
type Mark = { field: string; find: (page: Page) => Locator };

/**
 * A picture of content/README.md: a page on a phone with such parts framed. `prepare` does first what a reader does to see
 * them.
 */
export type FieldPicture = Screen & { marks: Mark[]; prepare?: (page: Page) => Promise<void> };

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

const learner = { en: "nasreen.fatima", hi: "sunita.devi" };

/** The pictures, of texts that are published, in English as the tables of content/README.md are. */
export function fieldPictures(content: Content): FieldPicture[] {
  return [...ofPages(content), ...ofAnswers(content)];
}

function ofPages({ courseById, topicById, articles, classPlans }: Content): FieldPicture[] {
  const course = found(courseById.get("safe-and-respected"));
  const topic = found(topicById.get("understanding-periods"));
  const article = found(articles.find(({ id }) => id === "blue-iron-tablet-fears"));
  const plan = found(classPlans.find(({ id }) => id === "three-jobs-one-plate"));
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

/** What is asked, and what follows from an answer. */
function ofAnswers({ discussions, chatbot }: Content): FieldPicture[] {
  const discussion = found(discussions.find(({ slug }) => slug === "weekly-iron-tablet"));
  const answer = found(chatbot[0]?.items[0]);
  const inAnswer = (part: string) => `#question-${answer.id} ${part}`;
  return [
    {
      name: "exercise",
      learner,
      address: "/course/module/understanding-periods/primary/2",
      prepare: (page) => page.locator("figure.exercise .exercise-key").first().click(),
      marks: [
        bySelector("ask", ".exercise-ask"),
        bySelector("cards", ".exercise-card legend"),
        bySelector("why", ".exercise-why p:visible"),
      ],
    },
    {
      name: "quiz",
      learner: failedQuiz,
      address: quizAgain,
      prepare: async (page) => {
        await page.locator("input[name=choice]").first().check();
        await page.locator("form button[type=submit]").last().click();
        await page.locator("main form [data-says]").first().waitFor();
      },
      marks: [
        bySelector("question", "main h1"),
        bySelector("feedback", "main fieldset label:has(:checked)"),
        bySelector("options", "main fieldset label:not(:has(:checked))"),
      ],
    },
    {
      name: "case",
      learner,
      address: "/my-courses/growing-up-healthy/cases/komal-faints?path=ask-there",
      marks: [
        bySelector("title", "main h1"),
        bySelector("reply", "section[aria-labelledby=follows] p"),
        bySelector("text of the step", "main article > p + p"),
        bySelector("choices", "main article ul li"),
      ],
    },
    {
      name: "assistant",
      address: `/help/assistant?question=${answer.id}`,
      marks: [bySelector("question", inAnswer("summary")), bySelector("answer, more, helpline", inAnswer("p"))],
    },
    {
      name: "discussion",
      address: `/discussions/view/${discussion.slug}`,
      marks: [bySelector("title", "main h1"), bySelector("en.md", "main .prose p")],
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
