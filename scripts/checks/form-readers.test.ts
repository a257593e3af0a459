import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { expect, test } from "vitest";

// lib/api/http/read-form.ts reads what a form has sent: text, trimmed text, several values, a file, the language.

/** Tells a field that was not sent from an empty one. */
const own = "components/layout/visitor/request-campaign.ts";

test("no component, page or endpoint reads a field of a form by hand", () => {
  const files = execFileSync(
    "git",
    ["ls-files", "components/*.ts", "components/*.tsx", "app/*.ts", "app/*.tsx", "lib/api/endpoints/*.ts"],
    {
      encoding: "utf8",
      maxBuffer: 16 * 1024 * 1024,
    },
  )
    .split("\n")
    .filter((file) => file && !/\.test\.tsx?$/.test(file) && file !== own && fs.existsSync(file));
  const byHand = /\bform(?:Data)?\.get(?:All)?\(|String\(\w+\.get\(|\.getAll\([^)]*\)\.map\(String\)/;
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => byHand.test(fs.readFileSync(file, "utf8")))).toEqual([]);
});
