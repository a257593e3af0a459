import fs from "node:fs";
import path from "node:path";
import { transform } from "esbuild";
import { root } from "../../../lib/process/steps.ts";

export const styleFile = path.join(root, "lib/platform/one-file/style.json");

const sheets = [
  "lib/platform/one-file/page.css",
  "app/prose.css",
  "app/callouts.css",
  "app/drawn.css",
  "components/ui/made/keys.css",
  "components/ui/made/boards.css",
  "components/ui/made/scenes.css",
  "components/ui/made/beat.css",
  "components/ui/made/exercises.css",
];
const read = (file: string) => fs.readFileSync(path.join(root, file), "utf8");

/** The style of a file that is passed on, as JSON: one text without layers, imports and addresses. */
export async function makeStyle(): Promise<string> {
  const css = [readTheme(read("app/globals.css")), ...sheets.map((sheet) => withoutLayers(read(sheet)))].join("\n");
  const { code } = await transform(withPictures(css), {
    loader: "css",
    minify: true,
    target: ["chrome92", "firefox91", "safari14"],
  });
  return `${JSON.stringify({ css: code.trim() })}\n`;
}

/** The colours, corners and sizes of letters of the portal, which Tailwind reads from a block of its own. */
function readTheme(css: string): string {
  const [, theme = ""] = /^@theme \{\n([\s\S]*?)^\}/m.exec(css) ?? [];
  const lines = theme.split("\n").filter((line) => /^ {2}--(?:color|radius|text)-[\w-]+: [^;]+;$/.test(line));
  return `:root {\n${lines.join("\n")}\n}`;
}

/** Browsers before 2022 ignore all rules inside `@layer`, and the file has no other style sheet beside it to import. */
const withoutLayers = (css: string) =>
  css.replace(/^@import "[^"]+";\n/gm, "").replace(/^@layer \w+ \{\n([\s\S]*?)^\}/gm, "$1");

const withPictures = (css: string) =>
  css.replace(
    /url\("(\/images\/[\w./-]+\.svg)"\)/g,
    (_, address: string) =>
      `url("data:image/svg+xml;base64,${fs.readFileSync(path.join(root, "public", address)).toString("base64")}")`,
  );
