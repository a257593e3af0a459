import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { expect, test } from "vitest";
import type { $ZodType } from "zod/v4/core";
import { contract } from "../contract";
import { htmlFields } from "../contract/meta/html";

type Definition = { shape?: Record<string, $ZodType>; element?: $ZodType; innerType?: $ZodType; options?: $ZodType[] };
type Call = { "~orpc": { outputSchema?: $ZodType } };

/** What each expression that a page puts in as HTML holds: fields of answers, by call and path. */
const fieldsOfAnswers: Record<string, string[]> = {
  "article.content": ["articles.read data.content"],
  "headingHtml(question)": [
    "quizzes.questions [].question",
    "quizzes.attempt questions[].question",
    "quizzes.retake questions[].question",
    "recall.today questions[].question",
    "recall.today answered[].question",
    "recall.mailedToday questions[].question",
    "recall.mailedToday answered[].question",
  ],
  question: ["quizzes.attempt questions[].question", "quizzes.retake questions[].question"],
  setting: ["quizzes.attempt questions[].question"],
  asked: ["quizzes.attempt questions[].question"],
  "option.option": [
    "quizzes.questions [].options[].option",
    "quizzes.attempt questions[].options[].option",
    "quizzes.answer question.options[].option",
    "recall.today questions[].options[].option",
    "recall.today answered[].options[].option",
    "recall.mailedToday questions[].options[].option",
    "recall.mailedToday answered[].options[].option",
  ],
  "option.why": ["recall.today answered[].options[].why", "recall.mailedToday answered[].options[].why"],
  picture: [
    "recall.today questions[].picture",
    "recall.today answered[].picture",
    "recall.mailedToday questions[].picture",
    "recall.mailedToday answered[].picture",
  ],
  "answer.feedback": ["recall.today answered[].feedback", "recall.mailedToday answered[].feedback"],
  "question.feedback": [
    "quizzes.questions [].feedback",
    "quizzes.attempt questions[].feedback",
    "quizzes.answer question.feedback",
  ],
  'why ?? ""': ["quizzes.answer question.options[].why"],
  "discussion.discussion": ["discussions.moduleDiscussion discussion"],
  "discussion.description": ["discussions.list records[].description", "discussions.read description"],
  banner: ["pages.banner data.code"],
  lowered: ["courses.detail desciption", "courses.detail how_it_works"],
  testimonial: ["pages.testimonials data.data[].testimonial"],
  person_name: ["pages.testimonials data.data[].person_name"],
  'answers[index]?.data.content ?? ""': ["pages.staticPage data.content"],
  "data.content": ["pages.staticPage data.content"],
  html: ["pages.staticPage data.content", "learning.readingPage content", "courses.detail conclusion"],
  "before.fieldsHtml ?? html": ["learning.readingPage form_data", "courses.detail feedback_form"],
  "reading.video_transcript": ["learning.readingPage video_transcript"],
  'topic.reflective_journal ?? ""': ["learning.topic reflective_journal"],
  description: ["learning.modules discussion[].description"],
  "step.picture": ["learning.readCase case.step.picture"],
  'place.closing ?? ""': ["learning.readCase case.closing"],
  "card.text": ["learning.readClassroomCard card.text", "learning.myCourses classroom[].text"],
};

/**
 * No call answers these: scripts of the portal's own, HTML that is sanitised when the content files are loaded, and
 * what its own components rendered (`inner ?? ""`), and drawings: of the content files, and of walls.
 */
const own = [
  '""',
  "hideTitleBeforePaint",
  "reviewsHtml(plan.review)[language]",
  "storeReturnPath",
  "fillReturnPath",
  'JSON.stringify(data).replaceAll("<", "\\\\u003c")',
  "texts.terms",
  "opening.html",
  "html[language]",
  "cell.html",
  "renderLines(drawing, language)",
  "board",
  "renderChalk(drawing, language)",
  'inner ?? ""',
  "figures",
  "painting",
];

/** The expressions behind every `__html` in pages and components. */
function uses(): string[] {
  const files = execFileSync("git", ["ls-files", "app/*.tsx", "components/*.tsx"], { encoding: "utf8" })
    .trim()
    .split("\n");
  const sources = files.filter((file) => fs.existsSync(file)).map((file) => fs.readFileSync(file, "utf8"));
  const found = sources.flatMap((source) =>
    [...source.matchAll(/__html: (.+?) \}/g)].map(([, expression = ""]) => expression),
  );
  // One that is written in another way would not be found above.
  expect(found).toHaveLength(sources.flatMap((source) => source.match(/__html\b/g) ?? []).length);
  expect(sources.flatMap((source) => source.match(/\bdangerouslySetInnerHTML\b/g) ?? [])).toHaveLength(found.length);
  return [...new Set(found)];
}

/** The paths of an answer's HTML fields. */
function htmlPaths(schema: $ZodType, path: string): string[] {
  if (htmlFields.get(schema)) return [path];
  const { shape = {}, element, innerType, options } = schema._zod.def as Definition;
  if (innerType) return htmlPaths(innerType, path);
  if (options) return options.flatMap((option) => htmlPaths(option, path));
  if (element) return htmlPaths(element, `${path}[]`);
  return Object.entries(shape).flatMap(([name, field]) => htmlPaths(field, path ? `${path}.${name}` : name));
}

const registered = new Set(
  Object.entries(contract).flatMap(([part, calls]) =>
    Object.entries(calls as Record<string, Call>).flatMap(([name, call]) => {
      const { outputSchema } = call["~orpc"];
      return outputSchema ? htmlPaths(outputSchema, "").map((path) => `${part}.${name} ${path}`) : [];
    }),
  ),
);

test("every output field that a page inserts as HTML is registered as HTML", () => {
  expect(
    Object.values(fieldsOfAnswers)
      .flat()
      .filter((field) => !registered.has(field)),
  ).toEqual([]);
});

test("this test lists every place where a page inserts HTML", () => {
  expect(uses().sort()).toEqual([...Object.keys(fieldsOfAnswers), ...own].sort());
});
