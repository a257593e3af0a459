import { expect, test } from "vitest";
import { sectionsOf } from "./sections-of";

test("each heading of the second level begins a section, with its own id or one by its place", () => {
  const html =
    '<p>First</p><h2 id="read">To <em>read</em></h2><ul><li>a</li></ul><h2>Food &amp; sleep</h2><h3>b</h3><p>c</p>';
  expect(sectionsOf(html)).toEqual({
    opening: "<p>First</p>",
    sections: [
      { id: "read", title: "To read", html: "<ul><li>a</li></ul>" },
      { id: "part-2", title: "Food & sleep", html: "<h3>b</h3><p>c</p>" },
    ],
  });
});

test("a text that begins with a heading has no opening, and one without headings is its opening alone", () => {
  expect(sectionsOf("<h2>A</h2><p>b</p>")).toEqual({
    opening: "",
    sections: [{ id: "part-1", title: "A", html: "<p>b</p>" }],
  });
  expect(sectionsOf("<p>a</p><hr>")).toEqual({ opening: "<p>a</p><hr>", sections: [] });
  expect(sectionsOf("")).toEqual({ opening: "", sections: [] });
});
