import fs from "node:fs";
import path from "node:path";
import { newerCss } from "../support/newer-css";
import { expect, test } from "../support/test";

const folder = path.join(".next", "static");

/** Every style sheet that the build serves, whichever page has it. */
function builtSheets(): { name: string; css: string }[] {
  const names = fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".css"));
  return names.map((name) => ({ name, css: fs.readFileSync(path.join(folder, name), "utf8") }));
}

test("no style sheet of the build has anything that Chromium 87 or Firefox 84 loses a rule for", () => {
  const sheets = builtSheets();
  expect(sheets.reduce((size, { css }) => size + css.length, 0)).toBeGreaterThan(50_000);
  for (const { name, css } of sheets) expect(newerCss(css), name).toEqual([]);
});
