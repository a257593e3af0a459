import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { expect, test } from "vitest";
import { colours } from "./colours";

const read = (file: string) => fs.readFileSync(file, "utf8");
const inCss = Object.entries(colours).map(([name, colour]) => [
  `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  colour.toLowerCase(),
]);

test("the style sheets of pages and of saved pages have the same colours", () => {
  const theme = /^@theme \{\n([\s\S]*?)^\}/m.exec(read("app/globals.css"))?.[1] ?? "";
  const saved = /^:root \{\n([\s\S]*?)^\}/m.exec(read("offline/saved/base.css"))?.[1] ?? "";
  for (const block of [theme, saved])
    expect([...block.matchAll(/(--color-[\w-]+): (#\w+);/g)].map(([, name, colour]) => [name, colour])).toEqual(inCss);
});

test("no other code names one of these colours by its number", () => {
  const folders = ["app", "components", "lib", "server", "offline", "scripts"];
  const code = execFileSync("git", ["ls-files", "-z", ...folders], { encoding: "utf8" })
    .split("\0")
    .filter((file) => /\.(?:ts|tsx)$/.test(file) && !/\.test\.|\/testing\//.test(file) && fs.existsSync(file));
  expect(code.length).toBeGreaterThan(1000);
  const ours = new RegExp(
    Object.values(colours)
      .filter((colour) => colour !== colours.white)
      .join("|"),
    "i",
  );
  expect(code.filter((file) => file !== "lib/platform/colours.ts" && ours.test(read(file)))).toEqual([]);
});
