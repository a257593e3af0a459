import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { BrokenContent } from "./broken";
import { cachedContent } from "./cached-content";
import { loadContent } from "./load";

let folder: string;
let root: string;
let cache: string;
const site = () => path.join(root, "site.yaml");
const names = () => (fs.existsSync(cache) ? fs.readdirSync(cache) : []);
const edit = (from: string, to: string) => fs.writeFileSync(site(), fs.readFileSync(site(), "utf8").replace(from, to));
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-test-content-"));
  root = path.join(folder, "content");
  cache = path.join(folder, "build", "loaded-content");
  fs.cpSync("content", root, { recursive: true });
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

test("the next process reads what the first has loaded, with nothing lost but what development alone shows", () => {
  const loaded = cachedContent(root, cache);
  expect(names()).toHaveLength(1);
  const read = cachedContent(root, cache);
  expect(read).not.toBe(loaded);
  expect(read).toStrictEqual({ ...loadContent(root), scenes: [], exercises: [] });
  const [course] = read.courses;
  expect(course && read.courseById.get(course.id)).toBe(course);
});

test("a changed or added file is loaded again", () => {
  const { name } = cachedContent(root, cache).site;
  edit(name.en, "Another name");
  expect(cachedContent(root, cache).site.name.en).toBe("Another name");
  fs.writeFileSync(path.join(root, "courses", "growing-up-healthy", "topic.md"), "");
  cachedContent(root, cache);
  expect(names()).toHaveLength(3);
});

test("what a process finds damaged is loaded and replaced", () => {
  const { name } = cachedContent(root, cache).site;
  const [file = ""] = names();
  fs.writeFileSync(path.join(cache, file), "half");
  expect(cachedContent(root, cache).site.name).toEqual(name);
  expect(names()).toEqual([file]);
  expect(fs.statSync(path.join(cache, file)).size).toBeGreaterThan(100_000);
});

test("broken content is never stored, and a folder that cannot be written stops nothing", () => {
  fs.mkdirSync(path.dirname(cache));
  fs.writeFileSync(cache, "a file in its place");
  expect(cachedContent(root, cache).courses.length).toBeGreaterThan(0);
  fs.rmSync(cache);
  edit("name:", "nam:");
  expect(() => cachedContent(root, cache)).toThrow(BrokenContent);
  expect(names()).toEqual([]);
});
