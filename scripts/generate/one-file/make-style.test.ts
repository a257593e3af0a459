import fs from "node:fs";
import { expect, test } from "vitest";
import { makeStyle, styleFile } from "./make-style";

test("the style of the files is that of the portal's style sheets: npm run generate -- one-file-style", async () => {
  const style = await makeStyle();
  expect(fs.readFileSync(styleFile, "utf8")).toBe(style);
  // A browser before 2022 skips a layer, and Tailwind's own words mean nothing outside of a build.
  expect(style).not.toMatch(/@layer|@import|@variant|@apply|@theme/);
  expect(style).toMatch(/--color-peacock: ?#005f63/);
});
