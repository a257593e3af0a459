import { expect, test } from "vitest";
import { BrokenContent } from "../broken";
import { renderMarkdown } from "./markdown";

const render = (source: string) => renderMarkdown("a.md", source, "en");

function findProblem(source: string) {
  try {
    render(source);
  } catch (error) {
    if (error instanceof BrokenContent) return error.problems[0];
  }
  return expect.unreachable();
}

test("tags in a text are words", () => {
  expect(render("<script>a()</script> <b onclick=b()>x</b>")).toBe(
    "<p>&lt;script>a()&lt;/script> &lt;b onclick=b()>x&lt;/b></p>",
  );
  expect(render("<iframe src=x></iframe>")).not.toContain("<iframe");
});

test.each([
  "javascript:a()",
  "JaVaScRiPt:a()",
  "java&#115;cript:a()",
  "data:text/html,x",
  "vbscript:a()",
  "file:///etc",
])("%s is no address of a link", (address) => expect(render(`[a](${address})`)).not.toContain("<a"));

test.each(["/topic", "#part", "https://example.org/", "mailto:a@example.org", "tel:1098"])(
  "%s is an address of a link",
  (address) => expect(render(`[a](${address})`)).toBe(`<p><a href="${address}">a</a></p>`),
);

test("a picture of the portal waits until it is seen, one from elsewhere is named", () => {
  expect(render("![A](/images/a.svg)")).toBe(
    '<p><img src="/images/a.svg" alt="A" loading="lazy" decoding="async"></p>',
  );
  expect(render("![A](data:image/png;base64,AA)")).not.toContain("<img");
  for (const address of ["https://example.org/a.png", "//example.org/a.png", "a.png"])
    expect(findProblem(`![A](${address})`)?.field).toBe(`![](${address})`);
});

test("a block holds paragraphs and lists; one that is not closed is named", () => {
  const html = render("Before\n:::remember\nOne.\n\n- two\n- three\n:::\nAfter");
  expect(html).toMatch(
    /^<p>Before<\/p>\n<aside class="callout callout-remember" role="note"><p class="callout-title">/,
  );
  expect(html).toMatch(/<p>One\.<\/p>\n<ul>\n<li>two<\/li>\n<li>three<\/li>\n<\/ul>\n<\/aside>\n<p>After<\/p>$/);
  expect(findProblem(":::help\nOne.")).toMatchObject({
    file: "a.md",
    field: ":::help",
    message: expect.stringMatching(/not closed/),
  });
  expect(render("At 10:30, and ratio:two")).toBe("<p>At 10:30, and ratio:two</p>");
});

test("words of a picture and of a column are escaped", () => {
  expect(render('::figure{src="/images/a.svg" alt="1 < 2" caption="<b>x</b>"}')).toContain(
    'alt="1 &lt; 2" width="640" height="360" loading="lazy" decoding="async"><figcaption>&lt;b>x&lt;/b></figcaption>',
  );
  expect(render('|A "b"|\n|---|\n|c|')).toContain('<td role="cell" data-label="A “b”">c</td>');
});
