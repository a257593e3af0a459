import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { BrokenContent, type Problem } from "./broken";
import { loadContent } from "./load";

const course = "courses/growing-up-healthy";
const topic = `${course}/01-growing-up/01-what-is-adolescence`;

/** The published content in a folder of its own, to break one thing in. */
function copyOfContent() {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "portal-content-"));
  onTestFinished(() => fs.rmSync(root, { recursive: true }));
  fs.cpSync("content", root, { recursive: true });
  const edit = (file: string, from: string | RegExp, to: string) => {
    const before = fs.readFileSync(path.join(root, file), "utf8");
    const after = before.replace(from, () => to);
    expect(after, `nothing to break in ${file}`).not.toBe(before);
    fs.writeFileSync(path.join(root, file), after);
  };
  const remove = (file: string) => fs.rmSync(path.join(root, file), { recursive: true });
  return { root, edit, remove };
}

function problemsIn(root: string): Problem[] {
  try {
    loadContent(root);
  } catch (error) {
    if (error instanceof BrokenContent) return error.problems;
    throw error;
  }
  return [];
}

test("the copy itself is sound", () => {
  expect(problemsIn(copyOfContent().root)).toEqual([]);
});

type Break = { what: string; file: string; from: string | RegExp; to: string; expected: Problem | { file: string; field: string | RegExp; message: RegExp } };
const breaks: Break[] = [
  {
    what: "a block without Hindi",
    file: "places/blocks/05-bihar.yaml",
    from: ", hi: भरगामा",
    to: "",
    expected: { file: "places/blocks/05-bihar.yaml", field: "Araria.1.hi", message: /string/ },
  },
  {
    what: "blocks of a district that the state has not",
    file: "places/blocks/05-bihar.yaml",
    from: /^Patna:/m,
    to: "Patnaa:",
    expected: { file: "places/blocks/05-bihar.yaml", field: "Patna", message: /no blocks/ },
  },
  {
    what: "a block that stands twice in its district",
    file: "places/blocks/05-bihar.yaml",
    from: "en: Bhargama",
    to: "en: Araria",
    expected: { file: "places/blocks/05-bihar.yaml", field: "Araria", message: /stands twice/ },
  },
  {
    what: "a block with the number of another",
    file: "places/blocks/05-bihar.yaml",
    from: "lgd: 1625",
    to: "lgd: 1624",
    expected: { file: "places/blocks/05-bihar.yaml", field: "Araria", message: /1624 of Bhargama/ },
  },
  {
    what: "a subject that stands twice",
    file: "subjects.yaml",
    from: "en: Urdu",
    to: "en: Hindi",
    expected: { file: "subjects.yaml", field: "", message: /Hindi stands twice/ },
  },
  {
    what: "a text without Hindi",
    file: `${topic}/topic.yaml`,
    from: /\n {2}hi: किशोरावस्था[^\n]*/,
    to: "",
    expected: { file: `${topic}/topic.yaml`, field: "name.hi", message: /string/ },
  },
  {
    what: "an empty text",
    file: `${topic}/topic.yaml`,
    from: /en: What is adolescence\?/,
    to: 'en: "  "',
    expected: { file: `${topic}/topic.yaml`, field: "name.en", message: /too small|>=1/i },
  },
  {
    what: "a field that is not known",
    file: `${topic}/topic.yaml`,
    from: /^minutes:/m,
    to: "minuts: 1\nminutes:",
    expected: { file: `${topic}/topic.yaml`, field: "", message: /minuts/ },
  },
  {
    what: "a helpline's number in a text instead of its reference",
    file: "handouts/first-talk.en.md",
    from: /^## Before$/m,
    to: "## Before you call 14416",
    expected: { file: "handouts/first-talk.en.md", field: "line 5", message: /says 14416: write \{helpline:tele-manas\}/ },
  },
  {
    what: "a helpline's number in a quiz",
    file: `${topic}/topic.yaml`,
    from: /^ {2}en: /m,
    to: "  en: Call 1098, ",
    expected: { file: `${topic}/topic.yaml`, field: "name.en", message: /says 1098/ },
  },
  {
    what: "a lesson named by its place",
    file: "pages/HCLF.hi.md",
    from: /^1\. /m,
    to: "1. विषय 4 ",
    expected: { file: "pages/HCLF.hi.md", field: "line 29", message: /says "विषय 4": name the lesson/ },
  },
  {
    what: "a count of what is not there",
    file: "pages/About.en.md",
    from: "{count:topics}",
    to: "{count:tropics}",
    expected: { file: "staticPages.0.html.en", field: "{count:tropics}", message: /counts nothing; there are articles, topics/ },
  },
  {
    what: "a number that is a word",
    file: `${topic}/topic.yaml`,
    from: /^minutes: .*$/m,
    to: "minutes: twenty",
    expected: { file: `${topic}/topic.yaml`, field: "minutes", message: /number/ },
  },
  {
    what: "an id with a capital letter",
    file: `${topic}/topic.yaml`,
    from: /^id: .*$/m,
    to: "id: What_Is",
    expected: { file: `${topic}/topic.yaml`, field: "id", message: /lower-case words joined by hyphens/ },
  },
  {
    what: "a criterion that is not known",
    file: `${topic}/topic.yaml`,
    from: /^completion: .*$/m,
    to: "completion: [Quizz]",
    expected: { file: `${topic}/topic.yaml`, field: "completion.0", message: /Quiz/ },
  },
  {
    what: "a criterion that the topic does not have",
    file: `${topic}/topic.yaml`,
    from: /^completion: .*$/m,
    to: "completion: [Quiz, Discussion]",
    expected: { file: `${topic}/topic.yaml`, field: "completion", message: /Discussion, which the topic does not have/ },
  },
  {
    what: "a file that is not YAML",
    file: `${course}/course.yaml`,
    from: /^code: 1$/m,
    to: "code: [1",
    expected: { file: `${course}/course.yaml`, field: "", message: /is not YAML/ },
  },
  {
    what: "a passing percent that completes no topic",
    file: `${course}/course.yaml`,
    from: /^quizPassingPercent: .*$/m,
    to: "quizPassingPercent: 70",
    expected: { file: `${course}/course.yaml`, field: "quizPassingPercent", message: /71/ },
  },
  {
    what: "a picture from elsewhere",
    file: `${course}/course.yaml`,
    from: /^picture: .*$/m,
    to: "picture: https://example.org/a.png",
    expected: { file: `${course}/course.yaml`, field: "picture", message: /below \/images\// },
  },
  {
    what: "a radio question with two right options",
    file: `${topic}/quiz.yaml`,
    from: /- id: a\n {8}en:/,
    to: "- id: a\n        correct: true\n        en:",
    expected: { file: `${topic}/quiz.yaml`, field: "questions.0", message: /exactly one right option, this one has 2/ },
  },
  {
    what: "a checkbox question with one right option",
    file: `${topic}/quiz.yaml`,
    from: /type: radio/,
    to: "type: checkbox",
    expected: { file: `${topic}/quiz.yaml`, field: "questions.0", message: /two or more right options/ },
  },
  {
    what: "two options with one id",
    file: `${topic}/quiz.yaml`,
    from: /- id: b\n/,
    to: "- id: a\n",
    expected: { file: `${topic}/quiz.yaml`, field: "questions.0", message: /two options have the same id/ },
  },
  {
    what: "two questions with one id",
    file: `${topic}/quiz.yaml`,
    from: /- id: puberty-and-adolescence/,
    to: "- id: age-range",
    expected: { file: `${topic}/quiz.yaml`, field: "questions", message: /age-range stands twice/ },
  },
  {
    what: "a page without a head",
    file: `${topic}/1.en.md`,
    from: /^---\r?\n/,
    to: "",
    expected: { file: `${topic}/1.en.md`, field: "", message: /head between two lines of ---/ },
  },
  {
    what: "a page without a title",
    file: `${topic}/1.en.md`,
    from: /^title: .*$/m,
    to: "titel: Hello",
    expected: { file: `${topic}/1.en.md`, field: "title", message: /string/ },
  },
  {
    what: "a page with nothing on it",
    file: `${topic}/1.hi.md`,
    from: /^(---\r?\n[\s\S]*?\r?\n---\r?\n)[\s\S]*$/,
    to: "---\ntitle: कुछ\n---\n\n",
    expected: { file: `${topic}/1.hi.md`, field: "", message: /no text below its head/ },
  },
  {
    what: "a block that is not known",
    file: `${topic}/1.en.md`,
    from: /$/,
    to: "\n\n:::warning\nNo.\n:::\n",
    expected: { file: `${topic}/1.en.md`, field: ":::warning", message: /is not a block/ },
  },
  {
    what: "a picture that says nothing to those who cannot see it",
    file: `${topic}/1.en.md`,
    from: /$/,
    to: '\n\n::figure{src="/images/a.svg"}\n',
    expected: { file: `${topic}/1.en.md`, field: "::figure", message: /src and alt/ },
  },
  {
    what: "a site without an e-mail address",
    file: "site.yaml",
    from: /email: .*$/m,
    to: "email: nobody",
    expected: { file: "site.yaml", field: "foundation.email", message: /email/i },
  },
  {
    what: "a core issue with a field too many",
    file: "topics.yaml",
    from: /slug: (.*)$/m,
    to: "slug: our-bodies\n  icon: none",
    expected: { file: "topics.yaml", field: "0", message: /icon/ },
  },
  {
    what: "formSubmit beside another criterion",
    file: `${topic}/topic.yaml`,
    from: /^completion: .*$/m,
    to: "completion: [Quiz, formSubmit]",
    expected: { file: `${topic}/topic.yaml`, field: "completion", message: /formSubmit stands alone/ },
  },
  {
    what: "formSubmit in a topic without a form",
    file: `${course}/01-growing-up/02-body-changes/topic.yaml`,
    from: /^completion: .*$/m,
    to: "completion: [formSubmit]",
    expected: { file: `${course}/01-growing-up/02-body-changes/topic.yaml`, field: "completion", message: /formSubmit, which the topic does not have/ },
  },
  {
    what: "a survey question of an unknown type",
    file: `${topic}/3.yaml`,
    from: /type: radio/,
    to: "type: slider",
    expected: { file: `${topic}/3.yaml`, field: "form.0.type", message: /Invalid/ },
  },
  {
    what: "a survey question without Hindi",
    file: `${topic}/3.yaml`,
    from: /\n {4}hi: आज[^\n]*/,
    to: "",
    expected: { file: `${topic}/3.yaml`, field: "form.0.hi", message: /string/ },
  },
  {
    what: "a choice with two options of one id",
    file: `${topic}/3.yaml`,
    from: /id: with-effort/,
    to: "id: easy",
    expected: { file: `${topic}/3.yaml`, field: "form.0.options", message: /option id easy stands twice/ },
  },
  {
    what: "a form with two questions of one id",
    file: `${topic}/3.yaml`,
    from: /id: asked-about/,
    to: "id: comfort-today",
    expected: { file: `${topic}/3.yaml`, field: "form", message: /question id comfort-today stands twice/ },
  },
  {
    what: "two pages of a topic that ask a question of one id",
    file: `${topic}/1.yaml`,
    from: /^video:/m,
    to: "form: [{ id: one-question, type: text, en: A, hi: अ }]\nvideo:",
    expected: { file: topic, field: "form", message: /two pages ask a question with the id one-question/ },
  },
  {
    what: "a video from a place that is not known",
    file: `${topic}/1.yaml`,
    from: /src: .*$/m,
    to: "src: https://example.org/film.mp4",
    expected: { file: `${topic}/1.yaml`, field: "video.src", message: /YouTube or Vimeo/ },
  },
  {
    what: "a video without its words",
    file: `${topic}/1.yaml`,
    from: / {2}transcript:[\s\S]*$/,
    to: "",
    expected: { file: `${topic}/1.yaml`, field: "video.transcript", message: /object/ },
  },
  {
    what: "resources without a word about them",
    file: `${course}/course.yaml`,
    from: /^resourcesDesc:\n.*\n.*\n/m,
    to: "",
    expected: { file: `${course}/course.yaml`, field: "resourcesDesc", message: /is missing/ },
  },
  {
    what: "a resource that leads to no handout",
    file: `${course}/01-growing-up/module.yaml`,
    from: /question-box/,
    to: "question-bag",
    expected: { file: "courses/growing-up-healthy: growing-up", field: "resources", message: /question-bag leads to no file/ },
  },
  {
    what: "a feedback form without questions",
    file: `${course}/feedback.yaml`,
    from: /^questions:[\s\S]*$/m,
    to: "questions: []",
    expected: { file: `${course}/feedback.yaml`, field: "questions", message: /small|>=1/i },
  },
  { what: "a state too few", file: "places/states.yaml", from: /^- .*\n/m, to: "", expected: { file: "places/states.yaml", field: "", message: /36/ } },
  {
    what: "a district without a name",
    file: "places/districts/05-bihar.yaml",
    from: /en: Araria, /,
    to: "",
    expected: { file: "places/districts/05-bihar.yaml", field: "0.en", message: /string/ },
  },
];

test.each(breaks)("$what is named with its file, its field and what is wrong", ({ file, from, to, expected }) => {
  const { root, edit } = copyOfContent();
  edit(file, from, to);
  const { field, message } = expected;
  const matching = problemsIn(root).filter((problem) => problem.file === expected.file && problem.field === field && (message as RegExp).test(problem.message));
  expect(matching, JSON.stringify(problemsIn(root), null, 1)).toHaveLength(1);
});

test.each([
  [`${topic}/2.hi.md`, `${topic}/2.hi.md`, /is missing/],
  [`${topic}/topic.yaml`, `${topic}/topic.yaml`, /is missing/],
  [`${course}/course.yaml`, `${course}/course.yaml`, /is missing/],
  [`${course}/about.hi.md`, `${course}/about.hi.md`, /is missing/],
  ["handouts/helplines.hi.md", "handouts/helplines.hi.md", /is missing/],
  [`${topic}/quiz.yaml`, `${topic}/topic.yaml`, /Quiz, which the topic does not have/],
  ["site.yaml", "site.yaml", /is missing/],
  ["places/districts/05-bihar.yaml", "places/districts", /no file of districts/],
])("without %s, %s is named", (removed, file, message) => {
  const { root, remove } = copyOfContent();
  remove(removed);
  expect(problemsIn(root)).toEqual([{ file, field: expect.any(String), message: expect.stringMatching(message) }]);
});

test("a topic's id that is used twice is named with both places", () => {
  const { root, edit } = copyOfContent();
  edit(`${course}/01-growing-up/02-body-changes/topic.yaml`, /^id: .*$/m, "id: what-is-adolescence");
  expect(problemsIn(root)).toEqual([
    { file: expect.stringContaining(course), field: "id", message: expect.stringMatching(/topic what-is-adolescence is used by .* already/) },
  ]);
});

test("several broken files are all named at once, each on its own line", () => {
  const { root, edit } = copyOfContent();
  edit("site.yaml", /email: .*$/m, "email: nobody");
  edit("places/states.yaml", /^- .*\n/m, "");
  edit(`${course}/course.yaml`, /^quizPassingPercent: .*$/m, "quizPassingPercent: 10");
  expect(problemsIn(root).map((problem) => problem.file)).toEqual(expect.arrayContaining(["site.yaml", "places/states.yaml", `${course}/course.yaml`]));
  expect(() => loadContent(root)).toThrow(/3 things in the content are broken:\n {2}.* · .* · .*\n {2}.* · .*\n {2}/);
});
