import { expect, test } from "vitest";
import { parseHtml, writeHtml } from "./html-tree";
import { lowerHeadings, preparePart } from "./prepare-part";
import { rememberedIn, splitSections, takeQuestions } from "./self-check";

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
