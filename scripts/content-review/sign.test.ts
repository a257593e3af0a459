import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { ContentFiles } from "../../lib/platform/content/files";
import { loadArticles } from "../../lib/platform/content/kinds/article";
import { publishedContent } from "../../lib/platform/content/testing/published-content";
import { reviewForm, takeSignedForm } from "./sign";

const content = publishedContent();
const name = "articles/nutrition/blue-iron-tablet-fears";
const root = fs.mkdtempSync(path.join(os.tmpdir(), "portal-review-kit-"));
afterAll(() => fs.rmSync(root, { recursive: true }));
beforeEach(() => {
  fs.rmSync(path.join(root, name), { recursive: true, force: true });
  fs.cpSync(path.join("content", name), path.join(root, name), { recursive: true });
  fs.cpSync("content/sources.yaml", path.join(root, "sources.yaml"));
});

/** As a made-up reviewer gives it back. */
function signed(
  change: (form: string) => string = (form) => form,
  reader: "doctor" | "hindi-editor" = "doctor",
): string {
  const form = reviewForm(root, content, name, reader)
    .replaceAll('answer: ""', "answer: yes")
    .replace('name: { en: "", hi: "" }', 'name: { en: "Dr. Salomi Murmu", hi: "डॉ. सलोमी मुर्मू" }')
    .replace('role: { en: "", hi: "" }', 'role: { en: "paediatrician, Dumka", hi: "बाल रोग विशेषज्ञ, दुमका" }')
    .replace('date: ""', "date: 2026-11-27")
    .replace("signed: no", "signed: yes");
  return change(form);
}
const take = (form: string) => takeSignedForm(form, { root, content, today: "2026-11-28" });
const head = () => fs.readFileSync(path.join(root, name, "article.yaml"), "utf8");
function refused(change: (form: string) => string): string {
  const before = head();
  let message = "nothing was wrong";
  try {
    take(signed(change));
  } catch (error) {
    message = (error as Error).message;
  }
  expect(head()).toBe(before);
  return message;
}

test("a signed form puts name, role and date into the page's file, once for each kind of reading", () => {
  expect(take(signed())).toBe(
    `${name} now says: checked by Dr. Salomi Murmu, paediatrician, Dumka, on 2026-11-27 (medical).`,
  );
  expect(take(signed(undefined, "hindi-editor"))).toContain("(hindi)");
  take(signed((form) => form.replace("2026-11-27", "2026-11-28")));
  const files = new ContentFiles(root, { sources: content.articles.flatMap(({ sources }) => sources) });
  const file = path.join(root, name, "article.yaml");
  expect(head().match(/^review:$/gm)).toHaveLength(1);
  expect(fs.readFileSync(file, "utf8").startsWith(fs.readFileSync(`content/${name}/article.yaml`, "utf8"))).toBe(true);
  const article = loadArticles(
    Object.assign(files, { html: () => "", text: () => "word ".repeat(400) }),
    content.coreIssues.map(({ slug }) => slug),
  ).find(({ id }) => id === "blue-iron-tablet-fears");
  expect(article?.review?.map(({ what, on }) => [what, on])).toEqual([
    ["hindi", "2026-11-27"],
    ["medical", "2026-11-28"],
  ]);
  expect(article?.review?.[1]?.role.hi).toBe("बाल रोग विशेषज्ञ, दुमका");
});

test("a doctor's form asks what to judge and lists the facts with their sources", () => {
  const form = reviewForm(root, content, name, "doctor");
  expect(form).toContain('- question: "Is every dose, age, time and number right for adolescents in India today?"');
  expect(form).toContain(`page: ${name}\nreads: doctor\n`);
  expect(reviewForm("content", content, "courses/growing-up-healthy/anaemia", "doctor")).toMatch(
    /# {3}The weekly blue tablet.*\n# {5}Anemia Mukt Bharat.*, 2018, table of prophylactic dose/,
  );
});

test("a page that has changed since the form was made has to be read again", () => {
  const form = signed();
  fs.appendFileSync(path.join(root, name, "hi.md"), "\nएक और वाक्य।\n");
  expect(() => take(form)).toThrow(`${name} has changed since this form was made.`);
});

test("a form that is not whole is refused with a sentence, and nothing is written", () => {
  expect(refused((form) => form.replace(`page: ${name}`, "page: nutrition/blue-iron-tablet-fears"))).toBe(
    `There is no page nutrition/blue-iron-tablet-fears. Do you mean ${name}?`,
  );
  expect(refused((form) => form.replace("2026-11-27", "2026-12-01"))).toBe(
    "The date 2026-12-01 is in the future. Today is 2026-11-28.",
  );
  expect(refused((form) => form.replace("2026-11-27", "27 November"))).toBe(
    '"27 November" is no date. Write it as 2026-11-28.',
  );
  expect(refused((form) => form.replace("signed: yes", "signed: no"))).toBe(
    "The form is not signed. The reviewer sets signed to yes.",
  );
  expect(refused((form) => form.replace("डॉ. सलोमी मुर्मू", ""))).toBe("The name is missing in one language.");
  expect(refused((form) => form.replace("answer: yes", "answer: two tablets is wrong"))).toMatch(
    /^The answer is not yes: .* "two tablets is wrong"\. Mend the page, then make a new form\.$/,
  );
  expect(refused((form) => form.replace("answer: yes", 'answer: ""'))).toMatch(/^This question has no answer: /);
  expect(refused((form) => form.replace("reads: doctor", "reads: friend"))).toMatch(/^The form is for "friend"/);
  expect(refused((form) => form.replace("signed: yes", ""))).toBe(
    'The form is not complete: "signed" is missing or is no text.',
  );
  expect(refused((form) => `${form}\n  - [`)).toMatch(/^The form cannot be read: /);
  expect(refused(() => "")).toBe("The form is not complete: it is empty.");
});
