import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { expect, test } from "vitest";

const threats = fs.readFileSync("docs/threats.md", "utf8");
const listed = new Set([...threats.matchAll(/^\| (T\d+) \|/gm)].map(([, number]) => number));

/** The places where code, tests and documents cite a threat by its number. */
function citations(): { where: string; number: string }[] {
  const args = ["grep", "-nwoE", "T[1-9][0-9]?", "--", "*.ts", "*.tsx", "*.mjs", "docs/*.md", "README.md"];
  const found = execFileSync("git", args, { encoding: "utf8" });
  return found
    .trim()
    .split("\n")
    .map((line) => {
      const [file = "", at = "", number = ""] = line.split(":");
      return { where: `${file}:${at}`, number };
    });
}

test("every threat that is cited is listed in docs/threats.md", () => {
  const cited = citations();
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(({ number }) => !listed.has(number))).toEqual([]);
});

test("every test file that docs/threats.md names exists", () => {
  const named = [...threats.matchAll(/`((?:lib|server|e2e|components)\/[^`]+)`/g)].map(([, file = ""]) => file);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((file) => !fs.existsSync(file))).toEqual([]);
});

const rules = new Set(
  fs
    .readdirSync("docs/product")
    .flatMap((file) =>
      [...fs.readFileSync(`docs/product/${file}`, "utf8").matchAll(/\*\*([a-z-]+\.[a-z-]+)\*\*/g)].map(
        ([, name]) => name,
      ),
    ),
);

test("every rule that is cited is in docs/product", () => {
  const args = ["grep", "-nohE", "rule: [a-z-]+\\.[a-z-]+", "--", "*.ts", "*.tsx", "*.mjs", "docs/*.md"];
  const cited = execFileSync("git", args, { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.slice(line.indexOf("rule: ") + "rule: ".length));
  expect(cited.length).toBeGreaterThan(100);
  expect(cited.filter((name) => !rules.has(name))).toEqual([]);
});

test("no comment cites a paragraph of a document that is not in the repository", () => {
  const found = () =>
    execFileSync(
      "git",
      ["grep", "-nE", "(accounts|learning|Accounts|Learning) §[0-9]", "--", "*.ts", "*.tsx", "*.mjs", "*.css"],
      { encoding: "utf8" },
    );
  // git grep exits with 1 where it finds nothing.
  expect(found).toThrow();
});
