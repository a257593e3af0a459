import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { expect, test } from "vitest";

const documents = execFileSync("git", ["ls-files", "-z", "*.md", ":!content"], { encoding: "utf8" })
  .split("\0")
  .filter(Boolean);
const top = fs.readdirSync(".").filter((name) => !/^(?:node_modules|\.git|\.next.*|\.cache|data)$/.test(name));

/**
 * Names in backticks and in sequence diagrams, if they begin with a top folder; one with a placeholder
 * (`content/courses/<id>`) is no path.
 */
const pathPattern = /`([\w.@-]+\/[^`\s<>{}*…]*)`|^ *participant \w+ as (\S+)$/gm;
const named = documents.flatMap((file) =>
  [...fs.readFileSync(file, "utf8").matchAll(pathPattern)]
    .map(([, inBackticks, participant]) => ({ file, name: (inBackticks ?? participant ?? "").replace(/\/$/, "") }))
    .filter(({ name, file }) => top.includes(name.split("/")[0] ?? "") || file === "docs/architecture.md"),
);

test("every file and folder that a document names exists", () => {
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ name }) => !fs.existsSync(name)).map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});
