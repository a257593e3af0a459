import { expect, test } from "vitest";
import { afterFirstParagraph } from "./first-paragraph";

test("a text is parted after its first paragraph", () => {
  expect(afterFirstParagraph("<p>a</p>\n<h2>b</h2><p>c</p>")).toEqual(["<p>a</p>", "\n<h2>b</h2><p>c</p>"]);
  expect(afterFirstParagraph('\n<p class="x">a</p>')).toEqual(['\n<p class="x">a</p>', ""]);
});

test("a text that begins with something else has no first paragraph", () => {
  for (const html of ["<h2>a</h2><p>b</p>", "<picture></picture><p>b</p>", ""])
    expect(afterFirstParagraph(html)).toEqual(["", html]);
});
