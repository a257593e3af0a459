import fs from "node:fs";
import path from "node:path";
import type { Browser, Locator, Page } from "@playwright/test";
import { type Content, loadContent } from "../../lib/platform/content";
import { beginner, failedQuiz, onScreen, quizAgain, type Screen, sizes, takePart, writeWebp } from "./take-picture";

// The pictures of content/README.md: a page on a phone on which the parts that show a field of a content file are framed.

type Mark = [field: string, find: (page: Page) => Locator];
/** `prepare` does first what a reader does to see the parts. */
type FieldPicture = Screen & { marks: Mark[]; prepare?: (page: Page) => Promise<void> };

const withText = (field: string, text = ""): Mark => [field, (page) => page.locator("main").getByText(text).first()];
const bySelector = (field: string, selector: string): Mark => [field, (page) => page.locator(selector).first()];

/** Pixels above the first frame and below the last one. */
const margin = 28;
const highest = 700;

/** Takes the pictures of texts that are published, in English as the tables of content/README.md are. */
export async function takeFields(browser: Browser, url: string, folder: string): Promise<void> {
  fs.mkdirSync(folder, { recursive: true });
  const content = loadContent("content");
  for (const picture of [...ofPages(content), ...ofAnswers(content)]) {
    const wish = { url, screen: picture, language: "en" as const, viewport: sizes.phone };
    const png = await onScreen(browser, wish, async (page) => {
      await picture.prepare?.(page);
      // What stays at the upper edge of the window would lie over the middle of the picture.
      await page.evaluate(() => scrollTo(0, 0));
      const edges: { top: number; bottom: number }[] = [];
      for (const [field, find] of picture.marks) edges.push(await frame(find(page), field));
      const y = Math.max(0, Math.min(...edges.map(({ top }) => top)) - margin);
      return takePart(page, y, Math.min(highest, Math.max(...edges.map(({ bottom }) => bottom)) + margin - y));
    });
    await writeWebp(path.join(folder, `${picture.name}.webp`), png, 60);
  }
}

/** Frames an element and names it above its right corner. @returns where it is on the page */
function frame(element: Locator, field: string) {
  return element.evaluate((node, name) => {
    const box = node.getBoundingClientRect();
    const [top, left] = [box.top + scrollY, box.left + scrollX];
    const drawn = document.createElement("div");
    drawn.style.cssText = `position:absolute;z-index:9999;top:${top - 4}px;left:${left - 4}px;width:${box.width + 8}px;height:${box.height + 8}px;border:2px solid #b3261e;border-radius:4px;pointer-events:none`;
    const label = document.createElement("span");
    label.textContent = name;
    label.style.cssText =
      "position:absolute;right:-2px;top:-22px;background:#b3261e;color:#fff;font:600 13px/20px monospace;padding:0 6px;border-radius:4px";
    drawn.append(label);
    document.body.append(drawn);
    return { top: top - 24, bottom: top + box.height };
  }, field);
}

function ofPages({ courseById, topicById, articles, classPlans }: Content): FieldPicture[] {
  const course = found(courseById.get("safe-and-respected"));
  const topic = found(topicById.get("understanding-periods"));
  const article = found(articles.find(({ id }) => id === "blue-iron-tablet-fears"));
  const plan = found(classPlans.find(({ id }) => id === "three-jobs-one-plate"));
  const lesson = `/course/module/${topic.id}/primary`;
  const title = bySelector("title", "main h1");
  return [
    {
      name: "course",
      address: `/info/course/${course.id}`,
      marks: [bySelector("name", "main h1"), withText("shortDesc", course.shortDesc.en)],
    },
    {
      name: "topic",
      learner: beginner,
      address: `${lesson}/1`,
      marks: [bySelector("title of 1.en.md", "main h1"), bySelector("::scene", "figure.scene")],
    },
    {
      name: "block",
      learner: beginner,
      address: `${lesson}/3`,
      marks: [bySelector(":::classroom", ".callout-classroom")],
    },
    {
      name: "article",
      address: `/topic/${article.topic}/${article.id}`,
      marks: [title, withText("description", article.description.en), withText("en.md", firstWords(article.html.en))],
    },
    {
      name: "class-plan",
      address: `/class-plans/${plan.id}`,
      marks: [title, withText("aim", plan.aim.en), withText("needed", plan.needed.en)],
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
      learner: beginner,
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
      learner: beginner,
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
