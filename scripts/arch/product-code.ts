import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { root } from "../../lib/process/steps.ts";

const folders = ["app", "components", "lib", "server", "scripts"];
const files = ["middleware.ts", "instrumentation.ts", "next.config.mjs"];

/**
 * Whether a file is product code: what runs in a portal or is typed by its operator, without tests and without what
 * only tests and measurements use.
 */
export function isProductCode(file: string): boolean {
  if (!/\.(?:ts|tsx|mts|mjs)$/.test(file) || /\.test\.|(?:^|\/)testing\//.test(file)) return false;
  return files.includes(file) || folders.includes(file.split("/")[0] ?? "");
}

/** The characters other than blanks and line ends in the product code, by the first folder of each file. */
export function countProductCode(): Map<string, number> {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  const counts = new Map<string, number>();
  for (const file of listed.split("\0").filter(isProductCode)) {
    const path = new URL(`../../${file}`, import.meta.url);
    // Git lists a file that was removed and not committed yet.
    if (!fs.existsSync(path)) continue;
    const folder = file.includes("/") ? (file.split("/")[0] ?? "") : "beside the folders";
    counts.set(folder, (counts.get(folder) ?? 0) + [...fs.readFileSync(path, "utf8").replace(/\s/g, "")].length);
  }
  return counts;
}
