import fs from "node:fs";
import { expect, test } from "vitest";
import { BrokenContent } from "../broken";
import { renderMarkdown } from "./markdown";
import { faceNames, facePicture } from "./markdown-blocks";

const folder = "public/images/faces";

test("every face is a picture of at most 4 KB in the colours of the look, and every picture is a face", () => {
  expect(
    fs
      .readdirSync(folder)
      .map((name) => name.replace(".svg", ""))
      .sort(),
  ).toEqual([...faceNames].sort());
  for (const name of faceNames) {
    const svg = fs.readFileSync(`public${facePicture(name)}`, "utf8");
    expect(svg.length, name).toBeLessThan(4096);
    expect(svg, name).toContain('stroke="#1F2A44"');
  }
});

test("a story shows its face without words, and an unknown face names those there are", () => {
  const html = renderMarkdown("a.md", ':::story{face="grandmother"}\nShe laughs.\n:::', "en");
  expect(html).toContain(
    '<img class="callout-face" src="/images/faces/grandmother.svg" alt="" width="160" height="160"',
  );
  expect(renderMarkdown("a.md", ":::story\nShe laughs.\n:::", "en")).not.toContain("<img");
  try {
    renderMarkdown("a.md", ':::story{face="nobody"}\nShe laughs.\n:::', "en");
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(BrokenContent);
    expect((error as BrokenContent).problems[0]?.message).toContain("young-woman-scarf");
  }
});
