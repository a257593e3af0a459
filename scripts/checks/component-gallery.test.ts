import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { expect, test } from "vitest";

const folder = "app/[locale]/dev/components";
const files = fs.readdirSync(folder);
const source = files
  .filter((file) => file.endsWith(".tsx"))
  .map((file) => fs.readFileSync(`${folder}/${file}`, "utf8"))
  .join("\n");

test("the gallery shows every component of the interface kit", () => {
  const kit = fs.readdirSync("components/ui").filter((file) => file.endsWith(".tsx"));
  expect(kit.length).toBeGreaterThan(8);
  expect(kit.filter((file) => !source.includes(`"@/components/ui/${file.replace(".tsx", "")}"`))).toEqual([]);
});

test("the gallery is a page in development only", () => {
  // A file called page.tsx, layout.tsx or route.ts would be in every build.
  expect(files.filter((file) => /^(?:page|layout|route|template|default)\./.test(file))).toEqual(["page.dev.tsx"]);
});

test("no file of the portal imports the gallery", () => {
  const importing = () =>
    execFileSync("git", ["grep", "-lE", `from "[^"]*dev/components`, "--", "*.ts", "*.tsx"], { encoding: "utf8" });
  // git grep exits with 1 where it finds nothing.
  expect(importing).toThrow();
});
