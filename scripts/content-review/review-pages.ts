import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { Content } from "../../lib/platform/content/content";
import type { Source } from "../../lib/platform/content/facts/sources";
import type { Review } from "../../lib/platform/content/schema";
import { defaultLanguage, type Text } from "../../lib/platform/i18n/language";
import { filesIn } from "../../lib/process/files-in.ts";

/** A topic, an article, a class plan or a case: what one person reads and puts a name under. */
export type ReviewPage = {
  /** Its name in a form: the folder or the file below content/, without the numbers of the course's folders. */
  page: string;
  group: string;
  title: Text;
  /** Where a visitor finds it, or what opens it. */
  address: string;
  /** Its files, by their path inside the content. */
  files: RegExp;
  /** The file that gets `review:`. */
  head: RegExp;
  review: Review[] | undefined;
  sources: Source[];
};

export function reviewPages({ courses, articles, classPlans }: Content): ReviewPage[] {
  return [
    ...courses.flatMap((course) => [
      ...course.topics.map(({ id, name, review, sources }) => ({
        page: `courses/${course.id}/${id}`,
        group: course.name[defaultLanguage],
        title: name,
        address: `/info/course/${course.id}`,
        files: new RegExp(`^courses/${course.id}/[^/]+/\\d+-${id}/`),
        head: new RegExp(`^courses/${course.id}/[^/]+/\\d+-${id}/topic\\.yaml$`),
        review,
        sources,
      })),
      ...course.cases.map(({ id, title, review }) => ({
        page: `courses/${course.id}/cases/${id}`,
        group: course.name[defaultLanguage],
        title,
        address: `/info/course/${course.id}`,
        files: new RegExp(`^courses/${course.id}/cases/${id}\\.yaml$`),
        head: new RegExp(`^courses/${course.id}/cases/${id}\\.yaml$`),
        review,
        sources: [],
      })),
    ]),
    ...articles.map(({ topic, id, title, review, sources }) => ({
      page: `articles/${topic}/${id}`,
      group: "Articles",
      title,
      address: `/topic/${topic}/${id}`,
      files: new RegExp(`^articles/${topic}/${id}/`),
      head: new RegExp(`^articles/${topic}/${id}/article\\.yaml$`),
      review,
      sources,
    })),
    ...classPlans.map(({ id, title, review }) => ({
      page: `class-plans/${id}`,
      group: "Class plans",
      title,
      address: `/class-plans/${id}`,
      files: new RegExp(`^class-plans/${id}\\.yaml$`),
      head: new RegExp(`^class-plans/${id}\\.yaml$`),
      review,
      sources: [],
    })),
  ];
}

/** The file of the content that holds the page's `review:`. */
export function headFile(root: string, { head }: ReviewPage): string {
  const file = contentFiles(root).find((each) => head.test(each));
  if (!file) throw new Error(`no file of the content matches ${head.source}`);
  return file;
}

/** The facts of facts.yaml that the page prints or answers for. */
export function factsOfPage(root: string, page: ReviewPage, facts: Content["facts"]): Content["facts"] {
  const files = contentFiles(root).filter((each) => page.files.test(each));
  const text = files.map((file) => fs.readFileSync(path.join(root, file), "utf8")).join("\n");
  return facts.filter(
    ({ key, in: places }) =>
      text.includes(`{fact:${key}}`) ||
      places.some((place) =>
        files.some(
          (file) => file === `${place}.yaml` || file.startsWith(`${place}${place.startsWith("articles/") ? "/" : "."}`),
        ),
      ),
  );
}

/** What a reviewer read, in twelve letters: the page's files and its facts. Another text has other ones. */
export function fingerprint(root: string, page: ReviewPage, facts: Content["facts"]): string {
  const hash = createHash("sha256");
  for (const file of contentFiles(root).filter((each) => page.files.test(each)))
    hash.update(`${file}\n${withoutReviews(fs.readFileSync(path.join(root, file), "utf8"))}\n`);
  for (const { key, en, hi } of factsOfPage(root, page, facts)) hash.update(`${key}\n${en}\n${hi}\n`);
  return hash.digest("hex").slice(0, 12);
}

export function withoutReviews(yaml: string): string {
  return yaml.replace(/(?:^|\n)review:\n(?: {2}- .*(?:\n|$))+/, "\n").trimEnd();
}

function contentFiles(root: string): string[] {
  return filesIn(root)
    .filter((file) => /\.(?:md|yaml)$/.test(file))
    .sort();
}
