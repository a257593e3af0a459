import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { filesIn } from "../../lib/process/files-in.ts";

const folder = "components";
const picture = /<img\b[\s\S]*?\/>/g;

// On 2G a phone loads 19 KB a second, and nothing is painted before the style sheet has come. A picture of normal
// priority is loaded beside the style sheet and delays it (docs/decisions/0220).
test("no picture is loaded before the style sheet: each is lazy or of low priority", () => {
  const pictures = filesIn(folder)
    .filter((name) => name.endsWith(".tsx"))
    .flatMap((name) =>
      [...fs.readFileSync(path.join(folder, name), "utf8").matchAll(picture)].map(([tag]) => ({ name, tag })),
    );
  expect(pictures.length).toBeGreaterThan(20);
  const early = pictures.filter(({ tag }) => !/\sloading="lazy"|\sfetchPriority="low"/.test(tag));
  expect(early.map(({ name, tag }) => `${name}: ${tag.slice(0, 80)}`)).toEqual([]);
});
