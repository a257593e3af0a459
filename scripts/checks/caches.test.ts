import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { expect, test } from "vitest";
import { cacheShares } from "../../lib/platform/caches";

const attempts = "lib/api/documented-backend/quiz.ts";

test("each cache of the product has its reason and its bound in the table of docs/performance.md, at most ten", () => {
  const section = fs.readFileSync("docs/performance.md", "utf8").split("\n## Caches\n")[1]?.split("\n## ", 1)[0] ?? "";
  const rows = section.split("\n").filter((line) => /^\| (?!cache \|)/.test(line));
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.length).toBeLessThanOrEqual(10);
  for (const [name, share] of Object.entries(cacheShares)) {
    const row = rows.find((each) => each.startsWith(`| \`${name}\` |`));
    expect(row, name).toMatch(new RegExp(`\\| ${Math.round(share * 100)} % \\|$`));
  }
  const files = execFileSync(
    "git",
    ["grep", "-lE", "new LRUCache|byteCache", "--", "app", "components", "lib", "server"],
    {
      encoding: "utf8",
    },
  );
  const named = rows.join("\n");
  for (const file of files
    .trim()
    .split("\n")
    .filter((each) => each !== attempts && !each.endsWith(".test.ts")))
    expect(named, file).toContain(`\`${file}\``);
});
