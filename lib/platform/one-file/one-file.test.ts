import { HtmlValidate } from "html-validate";
import { describe, expect, test } from "vitest";
import { publishedContent } from "../content/testing/published-content";
import { languages } from "../i18n/language";
import { articleText, type FileText, topicText } from ".";
import {
  lowerHeadings,
  makeFile,
  parseHtml,
  preparePart,
  rememberedIn,
  splitSections,
  takeQuestions,
  writeHtml,
} from "./one-file";

const mostBytes = 300 * 1024;
const portalUrl = "https://portal.example";
const content = publishedContent();

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // How the text's HTML is written (as in e2e/contract/pages/whole-site.contract.ts), and what is a matter of taste.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    "no-inline-style": "off",
    "no-trailing-whitespace": "off",
    "long-title": "off",
    "no-raw-characters": "off",
    "tel-non-breaking": "off",
    "prefer-native-element": "off",
    "no-redundant-role": "off",
  },
});

const texts = languages.flatMap((language) => {
  const portal = { portalUrl, language, content };
  const topics = content.courses.flatMap((course) =>
    course.topics.map((topic) => ({ name: topic.id, quiz: topic.quiz, text: topicText(topic, course, portal) })),
  );
  const articles = content.articles.map((article) => {
    const said = {
      title: article.title[language],
      neutral_title: null,
      description: article.description[language],
      content: article.html[language],
      credit_note: article.credit[language],
      updated_on: article.updated,
      sources: article.sources.map((source) => ({
        title: source.title[language],
        publisher: source.publisher[language],
        year: source.year,
        address: source.address,
      })),
    };
    const place = { topic: article.topic, topicName: article.topic, slug: article.id };
    return { name: `${article.topic}/${article.id}`, quiz: [], text: articleText(said, place, portal) };
  });
  return [...topics, ...articles];
});

test("there is a file of every topic and article in each language", () => {
  const topics = content.courses.flatMap((course) => course.topics);
  expect(texts).toHaveLength(languages.length * (topics.length + content.articles.length));
  expect(new Set(texts.map(({ name, text }) => `${name} ${text.language}`)).size).toBe(texts.length);
});

describe.each(texts)("$name ($text.language)", ({ text, quiz }) => {
  const html = makeFile(text).toString();

  test("is at most 300 KB of valid HTML", async () => {
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(mostBytes);
    const { results } = await validator.validateString(html);
    expect(results.flatMap(({ messages }) => messages.map((each) => `${each.ruleId} ${each.message}`))).toEqual([]);
  });

  test("loads nothing, runs nothing, and links to whole addresses alone", () => {
    expect(loadedBy(html)).toEqual([]);
    for (const [, address = ""] of html.matchAll(/<a [^>]*?href="([^"]*)"/g))
      expect(address).toMatch(/^(?:https:\/\/|tel:|#)/);
  });

  test("has something to check oneself with, and no question of the quiz", () => {
    expect(/<section class="checks">|class="exercise-choice/.test(html.slice(html.indexOf("<body>")))).toBe(true);
    const words = plainWords(html);
    const ofLesson = text.parts.map((part) => plainWords(part.html)).join(" ");
    const leaked = quiz.flatMap(({ feedback, question }) => {
      // A reason may repeat a sentence of the lesson.
      const said = [plainWords(feedback[text.language])].filter((each) => !ofLesson.includes(each));
      return [plainWords(question[text.language]), ...said].filter((each) => words.includes(each));
    });
    expect(leaked).toEqual([]);
  });

  test("says where it comes from and of which edition it is", () => {
    expect(html).toContain(`href="${portalUrl}${text.page}?language=${text.language}"`);
    expect(html).toContain("https://creativecommons.org/licenses/by-sa/4.0/");
    expect(html).toMatch(/<p class="edition">[^<]*\b[0-9a-f]{8}<\/p>/);
  });
});

test("what would be loaded, or run, is found", () => {
  for (const part of [
    '<img src="/images/a.svg">',
    '<img srcset="a.png 2x">',
    '<link rel="stylesheet" href="a.css">',
    "<style>a{background:url(https://a.example/b.png)}</style>",
    "<style>@import 'a.css';</style>",
    "<script>1</script>",
    '<p onclick="a()">',
    '<use href="/a.svg#b">',
    '<a href="javascript:a()">',
  ])
    expect(loadedBy(part), part).toHaveLength(1);
});

test("another text has another edition, and the same text the same", () => {
  const [first] = texts;
  if (!first) throw new Error("no text");
  const readEdition = (text: FileText) => /([0-9a-f]{8})<\/p><\/footer>/.exec(makeFile(text).toString())?.[1];
  expect(readEdition({ ...first.text, portalUrl: "https://other.example" })).toBe(readEdition(first.text));
  expect(readEdition({ ...first.text, lead: "Something else." })).not.toBe(readEdition(first.text));
});

const plainWords = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** What a browser would load or run besides the file itself. */
function loadedBy(html: string): string[] {
  const patterns = [
    /\ssrc="(?!data:image\/)[^"]*"/g,
    /\ssrcset=/g,
    /<(?:link|script|iframe|object|embed|audio|video|base)\b[^>]*>/g,
    /url\((?!"?data:image\/|#)[^)]*\)/g,
    /@import/g,
    /\son\w+="/g,
    /<(?:use|image)\b[^>]*?href="(?!#|data:)[^"]*"/g,
    /href="javascript:/g,
  ];
  return patterns.flatMap((pattern) => html.match(pattern) ?? []);
}

const place = { portalUrl: "https://portal.example", language: "hi" } as const;

test("questions are taken out of a text with their answers, and a section that held nothing else goes too", () => {
  const tree = parseHtml(
    "<h2>Text</h2><p>One.</p><h2>Questions</h2><h3>How <em>often</em>?</h3><p>Daily.</p><ul><li>Or less.</li></ul><h3>Why?</h3><p>So.</p><h2>Signs</h2><p>Two.</p>",
  );
  expect(takeQuestions(tree)).toEqual([
    { question: "How <em>often</em>?", answer: "<p>Daily.</p><ul><li>Or less.</li></ul>" },
    { question: "Why?", answer: "<p>So.</p>" },
  ]);
  expect(writeHtml(tree.children)).toBe("<h2>Text</h2><p>One.</p><h2>Signs</h2><p>Two.</p>");
});

test("the box for help after the last question stays in the text, and so does a heading that asks nothing", () => {
  const tree = parseHtml(
    '<h2>A</h2><h3>Steps</h3><p>1</p><h3>When?</h3><p>Now.</p><aside class="callout">Help</aside>',
  );
  expect(takeQuestions(tree)).toHaveLength(1);
  expect(writeHtml(tree.children)).toBe('<h2>A</h2><h3>Steps</h3><p>1</p><aside class="callout">Help</aside>');
});

test("what is to be remembered comes without the heading of its box", () => {
  const box =
    '<aside class="callout callout-remember"><p class="callout-title">Remember</p><ul><li>This.</li></ul></aside>';
  expect(rememberedIn(parseHtml(`<p>One.</p>${box}`))).toBe("<ul><li>This.</li></ul>");
  expect(rememberedIn(parseHtml("<p>One.</p>"))).toBe("");
  expect(splitSections(parseHtml(`<p>0</p><h2>A</h2><p>1</p>${box}<h2>B</h2><p>2</p>`))).toEqual([
    { heading: "A", html: "<p>1</p>" },
    { heading: "B", html: "<p>2</p>" },
  ]);
});

test("links become whole addresses in the language of the file, and pictures of other sites their words", () => {
  const tree = parseHtml(
    '<p><a href="/topic/nutrition">a</a><a href="tel:112">b</a><a href="https://who.int/">c</a><img src="https://a.example/x.png" alt="A plate"><img src="/images/../../package.json" alt="No"></p>',
  );
  preparePart(tree, { ...place, prefix: "" });
  expect(writeHtml(tree.children)).toBe(
    '<p><a href="https://portal.example/topic/nutrition?language=hi">a</a><a href="tel:112">b</a><a href="https://who.int/">c</a><em>A plate</em><em>No</em></p>',
  );
});

test("a drawing that two parts show has other names in each", () => {
  const tree = parseHtml(
    '<input type="radio" name="n" id="a"><label for="a">A</label><svg aria-labelledby="t"><title id="t">T</title><pattern id="p"></pattern><path fill="url(#p)"></path><use href="#p"></use></svg>',
  );
  preparePart(tree, { ...place, prefix: "p2-" });
  const html = writeHtml(tree.children);
  for (const part of [
    'name="p2-n"',
    'id="p2-a"',
    'for="p2-a"',
    'aria-labelledby="p2-t"',
    'fill="url(#p2-p)"',
    'href="#p2-p"',
  ])
    expect(html).toContain(part);
});

test("headings are lowered by one level", () => {
  const tree = parseHtml("<h2>A</h2><h3>B</h3>");
  lowerHeadings(tree);
  expect(writeHtml(tree.children)).toBe("<h3>A</h3><h4>B</h4>");
});
