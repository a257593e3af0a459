import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { expect, test } from "vitest";

/** The files that match, by git grep; it exits with 1 where it finds nothing. */
function filesWith(pattern: string, ...places: string[]): string[] {
  return execFileSync("git", ["grep", "-lE", pattern, "--", ...places], { encoding: "utf8" })
    .trim()
    .split("\n")
    .filter((file) => !file.startsWith("scripts/checks/"));
}

test("only pages of the desk import its components, so no page of a learner carries them", () => {
  const importing = filesWith('from "@/components/desk/', "*.ts", "*.tsx");
  expect(importing.length).toBeGreaterThan(5);
  expect(importing.filter((file) => !file.startsWith("app/[locale]/(desk)/"))).toEqual([]);
});

test("only components of the desk import its library for tables", () => {
  const importing = filesWith('from "@tanstack/react-table"', "*.ts", "*.tsx");
  expect(importing.filter((file) => !file.startsWith("components/desk/"))).toEqual([]);
});

test("the browser's shape of the contract holds no call of the desk", () => {
  expect(fs.readFileSync("lib/api/contract-shape.json", "utf8")).not.toContain("/desk");
});
