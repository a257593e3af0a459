import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { expect, test } from "vitest";
import { checkedNext } from "../../server/next/build";

const itself = "scripts/checks/next-internals.test.ts";

/** The files in which this stands, tests among them. */
function filesWith(pattern: string): string[] {
  const { stdout } = spawnSync("git", ["grep", "-lE", "--untracked", pattern, "--", "*.ts", "*.tsx", "*.mjs"], {
    encoding: "utf8",
  });
  return stdout
    .trim()
    .split("\n")
    .filter((file) => file && file !== itself);
}

test.each([
  ["headers that Next does not document", "x-nextjs|x-next-|x-middleware-|x-matched-path|next-router-|next-action"],
  [
    "errors and scripts that Next does not document",
    'NEXT_REDIRECT|NEXT_HTTP_ERROR|__next_f|Failed to parse body|"Invariant',
  ],
  [
    "files of Next's build that it does not document",
    "prerender-manifest|server-reference-manifest|client-reference-manifest|routes-manifest|required-server-files|\\.nft\\.json|nft\\\\.json|entryJSFiles",
  ],
])(
  "%s stand in one folder, which names the version of Next, or with the errors that reach bundled code",
  (_, pattern) => {
    const isAllowed = (file: string) =>
      file.startsWith("server/next/") || file === "lib/api/next-errors.ts" || file.endsWith(".test.ts");
    expect(
      filesWith(pattern).some((file) => file.startsWith("server/next/") || file === "lib/api/next-errors.ts"),
    ).toBe(true);
    expect(filesWith(pattern).filter((file) => !isAllowed(file))).toEqual([]);
  },
);

test("docs/upgrading-next.md says what to look at for each file of the folder", () => {
  const text = fs.readFileSync("docs/upgrading-next.md", "utf8");
  const files = fs.readdirSync("server/next").filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !text.includes(`server/next/${file}`))).toEqual([]);
  expect(text).toContain(`checked with Next ${checkedNext}`);
});

test("Next's own modules are named by two files of the tests, where Next's own check of a header is asked, and where its lists of modules are read", () => {
  expect(filesWith("next/dist/")).toEqual([
    "lib/api/testing/next-fetch.ts",
    "server/next/open-next.test.ts",
    "server/next/open-next.ts",
    "server/next/requests.ts",
  ]);
});
