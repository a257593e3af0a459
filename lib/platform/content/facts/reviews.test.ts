import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { ContentFiles } from "../files";
import { loadArticles } from "../kinds/article";
import { loadCourse } from "../kinds/course";
import { reviewField } from "../schema";
import { publishedContent } from "../testing/published-content";
import { reviewsHtml } from "./reviews";

const doctor = {
  what: "medical" as const,
  by: { en: "Dr. A. <Rao", hi: "डॉ. ए. <राव" },
  role: { en: "paediatrician", hi: "बाल रोग विशेषज्ञ" },
  on: "2026-11-20",
  read: "0123456789ab",
};
const root = fs.mkdtempSync(path.join(os.tmpdir(), "portal-reviews-"));
afterAll(() => fs.rmSync(root, { recursive: true }));
const yaml =
  '\nreview:\n  - { what: hindi, by: { en: "M. Jha", hi: "म. झा" }, role: { en: "editor", hi: "संपादक" }, on: 2026-11-21, read: "0123456789ab" }\n';

test("a review says who checked what, and when, in each language; without one nothing is shown", () => {
  expect(reviewsHtml([doctor])).toEqual({
    en: "\n<p>Checked by Dr. A. &lt;Rao, paediatrician, on 20 November 2026 (medical facts).</p>",
    hi: "\n<p>जाँच (चिकित्सा की जानकारी): डॉ. ए. &lt;राव, बाल रोग विशेषज्ञ, 20 नवंबर 2026।</p>",
  });
  expect(reviewsHtml(undefined)).toEqual({ en: "", hi: "" });
});

test("a review without a name, a day or a known part is refused, and so is an empty list", () => {
  for (const broken of [
    [],
    [{ ...doctor, what: "everything" }],
    [{ ...doctor, by: { en: "A. Rao", hi: "" } }],
    [{ ...doctor, on: "November" }],
    [{ ...doctor, on: undefined }],
    [{ ...doctor, role: undefined }],
    [{ ...doctor, read: "" }],
  ])
    expect(reviewField.safeParse(broken).success).toBe(false);
  expect(reviewField.parse(undefined)).toBeUndefined();
});

test("a topic's review stands on its last page below the sources, an article's is read with it", () => {
  const course = "courses/healthy-minds";
  const topic = `${course}/02-helping-well/01-first-support`;
  const article = "articles/nutrition/blue-iron-tablet-fears";
  for (const folder of [course, article, "scenes/parts"])
    fs.cpSync(path.join("content", folder), path.join(root, folder), { recursive: true });
  for (const file of [`${topic}/topic.yaml`, `${article}/article.yaml`]) fs.appendFileSync(path.join(root, file), yaml);
  const { helplines, facts } = publishedContent();
  const named = [...publishedContent().topicById.values(), ...publishedContent().articles].flatMap(
    (each) => each.sources,
  );
  const files = new ContentFiles(root, { helplines, facts, sources: named, sharedTexts: sharedTexts() });
  const pages = loadCourse(files, "healthy-minds").topics.find(({ id }) => id === "first-support")?.pages ?? [];
  expect(pages.at(-1)?.html.en.endsWith("</ul>\n<p>Checked by M. Jha, editor, on 21 November 2026 (Hindi).</p>")).toBe(
    true,
  );
  expect(pages.at(-1)?.html.hi).toContain("<p>जाँच (हिंदी): म. झा, संपादक, 21 नवंबर 2026।</p>");
  expect(pages[0]?.html.en).not.toContain("Checked by");
  expect(
    loadArticles(
      files,
      publishedContent().coreIssues.map(({ slug }) => slug),
    )[0]?.review,
  ).toMatchObject([{ what: "hindi", by: { en: "M. Jha", hi: "म. झा" }, on: "2026-11-21" }]);
});

/** Every shared text that the course names, in any words. */
function sharedTexts() {
  const keys = new Set<string>();
  for (const file of fs.readdirSync(root, { recursive: true, encoding: "utf8" }).filter((each) => each.endsWith(".md")))
    for (const [, key] of fs.readFileSync(path.join(root, file), "utf8").matchAll(/\{text:([a-z-]+)\}/g))
      if (key) keys.add(key);
  return [...keys].map((key) => ({ key, en: "A text.", hi: "एक पाठ।" }));
}
