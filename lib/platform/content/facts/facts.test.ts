import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Language } from "../../i18n/language";
import { BrokenContent } from "../broken";
import { ContentFiles } from "../files";
import { publishedContent } from "../testing/published-content";
import { escapeHtml } from "../text/escape-html";
import { checkFacts, type Fact, factsFile, insertFacts, uncoveredFigures } from "./facts";
import { type Source, sourcesFile, sourcesHtml } from "./sources";

const content = publishedContent();
const source: Source = {
  key: "survey",
  title: { en: "A survey", hi: "A survey" },
  publisher: { en: "A ministry", hi: "एक मंत्रालय" },
  year: 2022,
  address: "https://example.org",
};
const share = {
  key: "share",
  en: "59% are tired.",
  hi: "59% थके हैं।",
  sources: ["survey"],
  certainty: "high",
  values: ["59%"],
};
const facts = (...changed: object[]) => factsFile.parse(changed.map((each) => ({ ...share, ...each })));
const refused = (changed: object) =>
  factsFile.safeParse([{ ...share, ...changed }]).error?.issues.map(({ message }) => message);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-facts-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const page = "courses/a/01-b/01-c/1";
fs.mkdirSync(path.join(folder, path.dirname(page)), { recursive: true });
const write = (en: string, hi: string) => {
  fs.writeFileSync(path.join(folder, `${page}.en.md`), en);
  fs.writeFileSync(path.join(folder, `${page}.hi.md`), hi);
};
function problems(checked: Fact[]): string[] {
  try {
    checkFacts(new ContentFiles(folder), checked, [source]);
    return [];
  } catch (error) {
    return (error as BrokenContent).problems.map(({ file, message }) => `${file} ${message}`);
  }
}

test("a page that says another number than its fact is named, in the language that says it", () => {
  write("In 2021, 59% were tired.", "59% थके थे।");
  expect(problems(facts({ in: [page] }))).toEqual([]);
  write("In 2021, 59% were tired.", "159% थके थे।");
  expect(problems(facts({ in: [page] }))).toEqual([`${page}.hi.md does not contain 59%, as the fact says`]);
});

test("a fact that names a page or a source that is not there is named", () => {
  expect(problems(facts({ in: ["articles/a/b"], sources: ["rumour"] }))).toEqual([
    "facts.yaml names rumour, which is no source of sources.yaml",
    "facts.yaml names articles/a/b/en.md, which is not there",
    "facts.yaml names articles/a/b/hi.md, which is not there",
  ]);
});

test("a fact of low certainty is never printed, one of medium certainty after somebody has looked it up", () => {
  expect(refused({ certainty: "low", in: [page] })).toEqual(["share is printed, but its certainty is low"]);
  expect(refused({ certainty: "medium", in: [page] })).toEqual([
    "share is printed, but nobody has looked it up (checked)",
  ]);
  expect(refused({ certainty: "medium", in: [page], checked: { by: "A. Editor", on: "2026-11-23" } })).toBeUndefined();
  const printed = (certainty: string) => () => insertFacts("a.en.md", "So: {fact:share}", "en", facts({ certainty }));
  expect(printed("high")()).toBe("So: 59% are tired.");
  for (const certainty of ["low", "medium"]) expect(printed(certainty)).toThrow(BrokenContent);
});

test("a reference to a fact that is not there is refused", () => {
  expect(() => insertFacts("a.hi.md", "{fact:sahre}", "hi", facts({}))).toThrow(/names no fact/);
});

test("a section of a law or a share that is in no fact is named", () => {
  const known = facts({ sections: ["19", "66E"], values: ["59%", "6.8"] });
  const found = (text: string, file = `${page}.en.md`) =>
    uncoveredFigures(file, text, known).map(({ message }) => message);
  expect(found("sections 19(1) and 66E; 59% or 6.8 percent; धारा 19 और 66E; 6.8 प्रतिशत")).toEqual([]);
  expect(found("sections 19 and 91")).toEqual(["names section 91, which is in no fact of facts.yaml"]);
  expect(found("धारा 67, और 60 प्रतिशत")).toEqual([
    "names section 67, which is in no fact of facts.yaml",
    "says 60 percent, which is in no fact of facts.yaml",
  ]);
  expect(found("80 percent pass", "courses/a/how-it-works.en.md")).toEqual([]);
});

test("every topic with a quiz and every article names sources, each with a year and an address", () => {
  for (const topic of content.topicById.values()) {
    if (topic.quiz.length === 0) continue;
    expect(topic.sources.length, topic.id).toBeGreaterThanOrEqual(2);
    for (const { title, year, address } of topic.sources)
      for (const [language, html] of Object.entries(topic.pages.at(-1)?.html ?? {})) {
        expect(html, topic.id).toContain(`${escapeHtml(title[language as Language])}</cite>`);
        expect(html, topic.id).toContain(`, ${year}. <a href="${escapeHtml(address)}">`);
      }
  }
});

test("a title or publisher has a text for each language, or one for all; what is in another language says so", () => {
  const { year, address } = source;
  const read = (title: unknown) => sourcesFile.safeParse([{ key: "a", title, publisher: "BMJ", year, address }]);
  expect(read("Asthma").data?.[0]).toMatchObject({
    title: { en: "Asthma", hi: "Asthma" },
    publisher: { en: "BMJ", hi: "BMJ" },
  });
  expect(read({ en: "Act" }).success).toBe(false);
  const link = '2022. <a href="https://example.org">example.org</a>';
  expect(sourcesHtml([source]).en).toContain(`<li><cite>A survey</cite>. A ministry, ${link}</li>`);
  expect(sourcesHtml([source]).hi).toContain(`<li><cite lang="en">A survey</cite>. एक मंत्रालय, ${link}</li>`);
  const [english] = read("Asthma").data ?? [];
  expect(sourcesHtml(english ? [english] : []).hi).toContain(
    '<cite lang="en">Asthma</cite>. <span lang="en">BMJ</span>',
  );
});

test("no source of sources.yaml is named by nobody", () => {
  const named = new Set(
    [...content.articles, ...content.topicById.values()].flatMap(({ sources }) => sources.map(({ key }) => key)),
  );
  for (const { sources } of content.facts) for (const key of sources) named.add(key);
  const keys = [...fs.readFileSync("content/sources.yaml", "utf8").matchAll(/^- \{ key: ([\w-]+)/gm)].map(
    ([, key]) => key ?? "",
  );
  expect(keys.filter((key) => !named.has(key))).toEqual([]);
  expect(keys.length).toBeGreaterThan(100);
});
