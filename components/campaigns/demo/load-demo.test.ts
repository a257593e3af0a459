import { expect, test } from "vitest";
import { lessonOpening } from "./load-demo";

test("a lesson's opening ends before its first heading, box, table or list", () => {
  expect(lessonOpening("<p>One <strong>two</strong>.</p>\n<figure><img></figure>\n<h2>Three</h2><p>Four</p>")).toBe(
    "<p>One <strong>two</strong>.</p>\n<figure><img></figure>",
  );
  expect(lessonOpening('<p>One</p><aside class="callout"><p>Two</p></aside>')).toBe("<p>One</p>");
});

test("a heading at the start is included, and a lesson of paragraphs only is returned completely", () => {
  expect(lessonOpening("<h2>One</h2><p>Two</p><ul><li>Three</li></ul>")).toBe("<h2>One</h2><p>Two</p>");
  expect(lessonOpening("<p>One</p><p>Two</p>")).toBe("<p>One</p><p>Two</p>");
});
