import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { filesIn } from "../../lib/process/files-in.ts";

const folder = "components";
/** On pages of one person, which nobody sees first. */
const others = ["certificates/sheet.tsx", "ui/avatar.tsx"];
const picture = /<img\b[\s\S]*?\/>/g;

// On 2G a page's first view has 19 KB a second, and nothing is painted before its style sheet has come. A picture that
// is loaded at once takes a part of that, and React announces it in the page's head (docs/decisions/0220).
test("no picture is loaded before the style sheet: each is lazy or of low priority", () => {
  const pictures = filesIn(folder)
    .filter((name) => name.endsWith(".tsx") && !others.includes(name))
    .flatMap((name) =>
      [...fs.readFileSync(path.join(folder, name), "utf8").matchAll(picture)].map(([tag]) => ({ name, tag })),
    );
  expect(pictures.length).toBeGreaterThan(20);
  const early = pictures.filter(({ tag }) => !/\sloading="lazy"|\sfetchPriority="low"/.test(tag));
  expect(early.map(({ name, tag }) => `${name}: ${tag.slice(0, 80)}`)).toEqual([]);
});
