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

/** The lines of a drawing that Mermaid cannot read, though they look right: such a drawing shows an error instead. */
function unreadableLines(drawing: string): string[] {
  const isSequence = drawing.startsWith("sequenceDiagram");
  // In a sequence `;` ends a line and `#` begins a sign. In a flowchart `call` and `end` are words of the language, and
  // a text that begins with a backtick is Markdown.
  const unreadable = isSequence ? /[;#]/ : /(?:^|[>&] ?|-- )\s*(?:call|end)(?=\[|\(| *--| *<--)|\["`/;
  return drawing.split("\n").filter((line) => unreadable.test(line));
}

test("Mermaid can read every drawing", () => {
  expect(unreadableLines('flowchart TB\n  route -- "/api" --> call["2. call"]\n  a["`b`: c"]')).toHaveLength(2);
  expect(unreadableLines("sequenceDiagram\n  a->>b: one; two")).toHaveLength(1);
  const drawings = documents.flatMap((file) =>
    [...fs.readFileSync(file, "utf8").matchAll(/```mermaid\n([\s\S]*?)```/g)].map(([, drawing = ""]) => drawing),
  );
  expect(drawings.length).toBeGreaterThan(5);
  expect(drawings.flatMap(unreadableLines)).toEqual([]);
});
