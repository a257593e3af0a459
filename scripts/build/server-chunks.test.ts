import fs from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { shrinkServerChunks } from "./server-chunks";

test("equal chunks load the first one, no letter is beyond Latin-1, and each chunk still means the same", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "chunks-"));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  fs.mkdirSync(path.join(folder, "ssr"));
  const chunk = (text: string, map: string) => `module.exports=[1,()=>${text}];\n\n//# sourceMappingURL=${map}\n`;
  const texts = {
    "a.js": '"सेहत"',
    "b.js": '"plain"',
    "c.js": '"सेहत"',
    "ssr/a.js": '"plain"',
    "ssr/b.js": "/^[अ-ह😀]$/u",
  };
  for (const [name, text] of Object.entries(texts))
    fs.writeFileSync(path.join(folder, name), chunk(text, `${name}.map`));
  const contents = () => Object.keys(texts).map((name) => fs.readFileSync(path.join(folder, name), "utf8"));

  expect(await shrinkServerChunks(folder)).toBe(2);
  const once = contents();
  expect(once.filter((content) => /[^\0-\xff]/.test(content))).toEqual([]);
  const load = createRequire(path.join(folder, "index.js"));
  const [a, b, c, d, e] = Object.keys(texts).map((name) => load(`./${name}`)[1]);
  expect([a(), b(), c === a, d === b, ["क", "😀", "k"].map((letter) => e().test(letter))]).toEqual([
    "सेहत",
    "plain",
    true,
    true,
    [true, true, false],
  ]);

  await shrinkServerChunks(folder);
  expect(contents(), "a second run changes nothing").toEqual(once);
});
