import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { GrowingList } from "./growing-list";

function renderList(count: number, withShort = false): string {
  const entries = Array.from({ length: count }, (_, index) => ({
    key: `entry-${index + 1}`,
    body: <a href={`/${index + 1}`}>Entry {index + 1}</a>,
    short: withShort && <a href={`/${index + 1}`}>Short {index + 1}</a>,
  }));
  return renderToStaticMarkup(<GrowingList entries={entries} step={3} moreLabel="Load more" />);
}

test("three entries are all shown, and there is nothing to load", () => {
  expect(renderList(3)).not.toContain("data-later");
  expect(renderList(3)).not.toContain("Load more");
});

test("the fourth and later entries are hidden behind a link that shows them", () => {
  const html = renderList(7).replaceAll(/<svg.*?<\/svg>|<\/?span[^>]*>/g, "");
  expect(html.match(/data-later/g)).toHaveLength(4);
  expect(html).toContain('<li id="more-entry-4" data-later="" class="growing-later">');
  expect(html).toMatch(/<a [^>]*href="#more-entry-4"[^>]*>Load more<\/a>/);
  // The second step has its own link before it, for a browser without JavaScript.
  expect(html).toMatch(/Entry 6<.*<a href="#more-entry-7"[^>]*>Load more<\/a><\/li><li id="more-entry-7"/);
  expect(html.match(/Load more/g)).toHaveLength(2);
  for (let entry = 1; entry <= 7; entry++) expect(html).toContain(`>Entry ${entry}</a>`);
});

test("each entry that is not shown yet has its short link beside the link that shows more", () => {
  const shorts = (html: string) => html.match(/Short \d/g);
  const [now = "", afterOneStep = ""] = renderList(8, true)
    .split(/(?=<li class="growing-end)/)
    .reverse();
  expect(shorts(now)).toEqual(["Short 4", "Short 5", "Short 6", "Short 7", "Short 8"]);
  expect(shorts(afterOneStep)).toEqual(["Short 7", "Short 8"]);
});
