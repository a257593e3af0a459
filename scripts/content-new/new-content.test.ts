import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadContent } from "../../lib/platform/content";
import { textProblems } from "../checks/content/check-texts";
import { type Kind, newContent } from "./new-content";

let root: string;
beforeEach(() => {
  root = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "portal-content-new-")), "content");
  fs.cpSync("content", root, { recursive: true });
});
afterEach(() => fs.rmSync(path.dirname(root), { recursive: true, force: true }));

const make = (kind: Kind, place: string, theme?: string) =>
  newContent(root, { kind, place, theme, today: "2026-11-24" });

test("what is made of every kind loads, and the check names each of its lines until it is written", () => {
  const made = [
    ...make("course", "fire-and-water", "violence-and-injuries"),
    ...make("topic", "safe-and-respected/safe-every-day/fire-at-school", "violence-and-injuries"),
    ...make("topic", "safe-and-respected/a-new-module/floods", "violence-and-injuries"),
    ...make("article", "nutrition/tea-and-iron"),
    ...make("case", "healthy-minds/a-late-call"),
    ...make("plan", "fire-drill", "violence-and-injuries"),
    ...make("diagram", "fire-exit", "violence-and-injuries"),
  ];
  const content = loadContent(root);
  expect(content.courseById.get("fire-and-water")?.topics).toHaveLength(1);
  const topics = content.courseById.get("safe-and-respected")?.topics.map(({ id }) => id) ?? [];
  expect(topics.slice(-2)).toEqual(["fire-at-school", "floods"]);
  expect(content.articles.map(({ id }) => id)).toContain("tea-and-iron");
  expect(content.courseById.get("healthy-minds")?.cases.map(({ id }) => id)).toContain("a-late-call");
  expect(content.classPlans.at(-1)).toMatchObject({ id: "fire-drill", theme: "violence-and-injuries" });
  expect(content.drawings.map(({ id }) => id)).toContain("fire-exit");
  const named = new Set(textProblems(root, content).map(({ file }) => file));
  expect([...named].sort()).toEqual([...new Set(made)].filter((file) => file !== "themes.yaml").sort());
});

test("a text that keeps its pencil is named by its line", () => {
  make("diagram", "fire-exit", "violence-and-injuries");
  expect(textProblems(root, loadContent(root))).toContainEqual({
    file: "drawings/fire-exit.yaml",
    field: "line 4",
    message: expect.stringContaining("One sentence"),
  });
});

test("the order is refused in words where it cannot be followed, and nothing is made", () => {
  const before = fs.readdirSync(root, { recursive: true }).length;
  for (const [kind, place, theme, words] of [
    ["topic", "safe-and-respected/floods", "nutrition", /course\/module\/its-id/],
    ["topic", "no-course/module/floods", "nutrition", /no course; there are growing-up-healthy/],
    ["topic", "healthy-minds/school/anaemia", "nutrition", /another topic/],
    ["topic", "healthy-minds/school/floods", undefined, /--theme must be one of growing-up/],
    ["article", "no-topic/floods", undefined, /no topic of topics.yaml/],
    ["article", "nutrition/Tea and iron", undefined, /small letters/],
    ["plan", "fire-drill", "fire", /--theme must be one of/],
    ["plan", "a-real-yes", "relationships", /is there already/],
    ["diagram", "fire-exit", undefined, /--theme must be one of/],
    ["diagram", "cycle", "growing-up", /is there already/],
  ] as const)
    expect(() => make(kind, place, theme), place).toThrow(words);
  expect(fs.readdirSync(root, { recursive: true })).toHaveLength(before);
});

test("an article of a topic that no theme has as a whole needs a theme, and is added to it", () => {
  expect(() => make("article", "relationship/my-friends")).not.toThrow();
  const themes = path.join(root, "themes.yaml");
  fs.writeFileSync(themes, fs.readFileSync(themes, "utf8").replace("articles: [relationship]", "articles: []"));
  expect(() => make("article", "relationship/my-cousin")).toThrow(/--theme/);
  expect(make("article", "relationship/my-cousin", "relationships")).toContain("themes.yaml");
  expect(fs.readFileSync(themes, "utf8")).toContain("articles: [relationship/my-cousin]");
});
