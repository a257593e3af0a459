import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { expect, test } from "vitest";

const files = (pattern: string) =>
  execFileSync("git", ["ls-files", "app", "components"], { encoding: "utf8" })
    .split("\n")
    .filter((file) => file.endsWith(pattern) && !file.includes("/dev/"));
/** A number in a class name. Wider windows may have larger letters, which the name of the window's width says. */
const sizeInClass = /(?<![\w:\])-])(?:(?:tight|roomy|max-[\w-]+|\[&[^\]]*\]):)*text-\[[\d.]+(?:em|rem|px)\]/g;
/** Drawn to scale, as a sheet of paper is. */
const drawnToScale = "components/certificates/certificate.css";

test("a class names one of the five sizes of letters that app/globals.css has", () => {
  const written = files(".tsx").flatMap((file) =>
    (fs.readFileSync(file, "utf8").match(sizeInClass) ?? []).map((found) => `${file}: ${found}`),
  );
  expect(written).toEqual([]);
});

test("on a screen no style sheet makes letters smaller than the text, but by the name of the small size", () => {
  const small = files(".css")
    .filter((file) => file !== drawnToScale)
    .flatMap((file) =>
      (withoutPrint(fs.readFileSync(file, "utf8")).match(/font-size: 0?\.\d+r?em/g) ?? []).map(
        (found) => `${file}: ${found}`,
      ),
    );
  expect(small).toEqual([]);
});

/** A style sheet without its blocks for paper. */
function withoutPrint(css: string): string {
  const start = css.search(/@media print\b/);
  if (start < 0) return css;
  let depth = 0;
  let end = css.indexOf("{", start);
  do {
    if (css[end] === "{") depth += 1;
    if (css[end] === "}") depth -= 1;
    end += 1;
  } while (depth > 0 && end < css.length);
  return css.slice(0, start) + withoutPrint(css.slice(end));
}
