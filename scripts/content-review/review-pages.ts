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
  review?: Review[] | undefined;
  sources?: Source[];
};

export function reviewPages({ courses, articles, classPlans }: Content): ReviewPage[] {
  return [
    ...courses.flatMap(({ id: course, name, topics, cases }) => {
      const common = { group: name[defaultLanguage], address: `/info/course/${course}` };
      return [
        ...topics.map(({ id, name: title, review, sources }) => {
          const files = new RegExp(`^courses/${course}/[^/]+/\\d+-${id}/`);
          return { page: `courses/${course}/${id}`, ...common, title, files, review, sources };
        }),
        ...cases.map(({ id, title, review }) => ({
          ...common,
          ...ofFile(`courses/${course}/cases/${id}`),
          title,
          review,
        })),
      ];
    }),
    ...articles.map(({ topic, id, title, review, sources }) => {
      const page = `articles/${topic}/${id}`;
      const files = new RegExp(`^${page}/`);
      return { page, group: "Articles", title, address: `/topic/${topic}/${id}`, files, review, sources };
    }),
    ...classPlans.map(({ id, title, review }) => {
      const page = ofFile(`class-plans/${id}`);
      return { ...page, group: "Class plans", title, address: `/${page.page}`, review };
    }),
  ];
}

const ofFile = (page: string) => ({ page, files: new RegExp(`^${page}\\.yaml$`) });

/** The file of the content that holds the page's `review:`: its only one, or the one that describes the whole. */
export function headFile(root: string, { files }: ReviewPage): string {
  const found = contentFiles(root).filter((each) => files.test(each));
  const head = found.length === 1 ? found[0] : found.find((each) => /\/(?:topic|article)\.yaml$/.test(each));
  if (!head) throw new Error(`no file of the content matches ${files.source}`);
  return head;
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
