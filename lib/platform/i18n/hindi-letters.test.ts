import fs from "node:fs";
import path from "node:path";
import { create, type Font } from "fontkit";
import { expect, test } from "vitest";

const folder = path.resolve("public/fonts");
const files = ["hindi-400.woff2", "hindi-700.woff2"].map((name) => fs.readFileSync(path.join(folder, name)));

test("the letters for devices without Hindi have every sign that content and messages use, and weigh at most 90 KB", () => {
  const texts = fs
    .globSync(["content/**/*.{md,yaml}", "messages/hi.json"])
    .map((file) => fs.readFileSync(file, "utf8"));
  const used = new Set(texts.join("").match(/[\u0900-\u097f]/g));
  expect(used.size).toBeGreaterThan(60);
  for (const file of files) {
    const font = create(file) as Font;
    expect([...used].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([]);
    // With the conjuncts a word has fewer glyphs than letters.
    expect(font.layout("क्षत्रिय").glyphs.length).toBeLessThan(6);
  }
  expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(90 * 1024);
});
