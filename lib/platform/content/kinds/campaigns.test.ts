import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { BrokenContent } from "../broken";
import { ContentFiles } from "../files";
import { publishedContent } from "../testing/published-content";
import { loadCampaigns } from "./campaigns";

const names = ["campaigns.yaml", "co-branded-tags.yaml", "redirects.yaml", "demos.yaml", "videos.yaml"];
const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) fs.rmSync(folder, { recursive: true });
});

/** The problems of the published files after one of them was changed. */
function problemsAfter(
  name: string,
  from: string | RegExp,
  to: string,
  courseIds = courses.map(({ id }) => id),
): string[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "campaigns-"));
  made.push(folder);
  for (const each of names) fs.copyFileSync(path.join("content", each), path.join(folder, each));
  const file = path.join(folder, name);
  const source = fs.readFileSync(file, "utf8");
  fs.writeFileSync(file, source.replace(from, to));
  try {
    loadCampaigns(new ContentFiles(folder), courseIds);
    return [];
  } catch (error) {
    if (!(error instanceof BrokenContent)) throw error;
    return error.problems.map(({ file: broken, field, message }) => `${broken} · ${field} · ${message}`);
  }
}
const { courses, campaigns } = publishedContent();

test("the published campaigns are valid, and every video is in public/ with its picture and its captions", () => {
  expect(problemsAfter("campaigns.yaml", "", "")).toEqual([]);
  for (const { address, still } of campaigns.videos) {
    const beside = ["mp4", "en.vtt", "hi.vtt"].map((ending) => address.replace(/mp4$/, ending));
    for (const file of [...beside, still]) expect(fs.existsSync(path.join("public", file)), file).toBe(true);
    // Of a course's first page it is the largest part.
    expect([still, fs.statSync(path.join("public", still)).size < 16 * 1024]).toEqual([still, true]);
    expect(fs.statSync(path.join("public", address)).size).toBeLessThan(900 * 1024);
  }
});

test("every demo shows the beginning of a lesson of its campaign's course", () => {
  for (const { campaign, lesson } of campaigns.demos) {
    const course = courses.find(({ id }) => id === campaigns.pages.find(({ slug }) => slug === campaign)?.course);
    expect(course?.topics.map(({ id }) => id)).toContain(lesson);
  }
});

test.each([
  [
    "redirects.yaml",
    "https://www.unicef.org/india/",
    "https://evil.example/",
    "redirects.yaml · redirects.7.to · leads to evil.example, which is not among the hosts",
  ],
  ["redirects.yaml", "slug: start", "slug: bihar", "redirects.yaml · slug · bihar occurs twice"],
  [
    "campaigns.yaml",
    "course: growing-up-healthy",
    "course: no-such-course",
    "campaigns.yaml · 0.course · names no-such-course, which is no course",
  ],
  [
    "co-branded-tags.yaml",
    "course: growing-up-healthy",
    "course: no-such-course",
    "co-branded-tags.yaml · 0.course · names no-such-course, which is no course",
  ],
  ["demos.yaml", "state: up", "state: bihar", "demos.yaml · state · bihar occurs twice"],
])("%s with a mistake is rejected with its place", (name, from, to, problem) => {
  expect(problemsAfter(name, from, to)).toContain(problem);
});

test.each(["//evil.example", "/\\evil.example", "http://www.unicef.org/", "javascript:alert(1)"])(
  "a short address with the target %s is rejected",
  (to) => {
    expect(problemsAfter("redirects.yaml", "to: /bihar", `to: "${to.replace("\\", "\\\\")}"`).join()).toContain(
      "redirects.1.to",
    );
  },
);

test("the three landing pages name three courses as soon as there are three", () => {
  const three = ["growing-up-healthy", "healthy-minds", "safe-and-respected"];
  const ofRajasthan = /(slug: rjedu\n {2}course: )\S+/;
  expect(problemsAfter("campaigns.yaml", ofRajasthan, "$1safe-and-respected", three)).toEqual([
    "campaigns.yaml · course · safe-and-respected occurs twice",
  ]);
  expect(problemsAfter("campaigns.yaml", "", "", three)).toEqual([]);
});
