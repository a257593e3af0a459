import { expect, test } from "vitest";
import { lessonOpening } from "./load-demo";

test("a lesson's opening ends before its first heading, box, table or list", () => {
  expect(lessonOpening("<p>One <strong>two</strong>.</p>\n<figure><img></figure>\n<h2>Three</h2><p>Four</p>")).toBe(
    "<p>One <strong>two</strong>.</p>\n<figure><img></figure>",
  );
  expect(lessonOpening('<p>One</p><aside class="callout"><p>Two</p></aside>')).toBe("<p>One</p>");
});

test("a figure that holds a list or a table ends the opening and is not cut in two; at the start it is included", () => {
  const scene = '<figure class="scene"><svg></svg><ol><li>Two</li></ol></figure>';
  expect(lessonOpening(`<p>One</p>${scene}<p>Three</p>`)).toBe("<p>One</p>");
  expect(lessonOpening("<p>One</p><figure><table><tr><td>2</td></tr></table></figure>")).toBe("<p>One</p>");
  expect(lessonOpening(`${scene}<p>Three</p><h2>Four</h2>`)).toBe(`${scene}<p>Three</p>`);
});

test("a heading at the start is included, and a lesson of paragraphs only is returned completely", () => {
  expect(lessonOpening("<h2>One</h2><p>Two</p><ul><li>Three</li></ul>")).toBe("<h2>One</h2><p>Two</p>");
  expect(lessonOpening("<p>One</p><p>Two</p>")).toBe("<p>One</p><p>Two</p>");
});
