import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, test } from "vitest";

// The project may lie in a folder whose name has spaces and letters outside ASCII. The path of such a folder is not the
// pathname of its URL.

const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs", "*.cjs", "*.js"], {
  encoding: "utf8",
  maxBuffer: 16 * 1024 * 1024,
})
  .split("\n")
  .filter((file) => file && file !== "scripts/checks/project-path.test.ts" && fs.existsSync(file));

test("no file takes a path from the pathname of its own URL, or makes a URL of a path by hand", () => {
  const wrong = /import\.meta\.url\)\.(?:pathname|href)|new URL\(import\.meta\.url\)\.pathname|`file:\/\/\$\{/;
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => wrong.test(fs.readFileSync(file, "utf8")))).toEqual([]);
});

test("no option of Node in one text has a path in it, which a space would end", () => {
  const wrong = /--(?:import|require)[ =]\$\{(?:path\.|root\b)/;
  expect(files.filter((file) => wrong.test(fs.readFileSync(file, "utf8")))).toEqual([]);
});

test("Next gets the page cache by a path that exists, wherever the project lies", async () => {
  const { PHASE_PRODUCTION_SERVER } = await import("next/constants.js");
  const config = fs.readFileSync("next.config.mjs", "utf8");
  const folder = fs.mkdtempSync("/tmp/सेहत शाला-");
  try {
    const entries = ["lib", "server", "scripts", "components", "node_modules"];
    for (const entry of entries)
      fs.symlinkSync(fileURLToPath(new URL(`../../${entry}`, import.meta.url)), `${folder}/${entry}`);
    fs.writeFileSync(`${folder}/next.config.mjs`, config);
    const script = `const { default: configure } = await import(${JSON.stringify(pathToFileURL(`${folder}/next.config.mjs`).href)}); console.log(configure(${JSON.stringify(PHASE_PRODUCTION_SERVER)}).cacheHandler);`;
    const printed = execFileSync("node_modules/.bin/node", ["--input-type=module", "-e", script], {
      encoding: "utf8",
    }).trim();
    expect(printed).toBe(`${folder}/server/next/empty-page-cache.ts`);
    expect(fs.existsSync(printed)).toBe(true);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
