import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const itself = "scripts/checks/next-internals.test.ts";

/** The files that contain this, tests included. */
function filesWith(pattern: string): string[] {
  const { stdout } = spawnSync("git", ["grep", "-lE", "--untracked", pattern, "--", "*.ts", "*.tsx", "*.mjs"], { encoding: "utf8" });
  return stdout
    .trim()
    .split("\n")
    .filter((file) => file && file !== itself);
}

test.each([
  ["headers that Next does not document", "x-nextjs|x-next-|x-middleware-|x-matched-path|next-router-|next-action"],
  ["errors and scripts that Next does not document", 'NEXT_REDIRECT|NEXT_HTTP_ERROR|__next_f|Failed to parse body|"Invariant'],
  ["files of Next's build that it does not document", "prerender-manifest|client-reference-manifest"],
])("%s are in one file, which names the version of Next", (_, pattern) => {
  expect(filesWith(pattern).filter((file) => !file.endsWith(".test.ts"))).toEqual(["lib/api/next-internals.ts"]);
});

test("Next's own modules are imported by a helper of the tests only", () => {
  expect(filesWith("next/dist/")).toEqual(["lib/api/testing/next-fetch.ts"]);
});
