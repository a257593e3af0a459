import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { root } from "../../lib/process/steps.ts";

const folders = ["app", "components", "lib", "server", "offline", "scripts", "bench"];
const files = ["middleware.ts", "instrumentation.ts", "next.config.mjs"];

/**
 * Whether a file is counted: what runs in a portal, is typed by its operator or measures it, without tests and without
 * what only tests use.
 */
function isCounted(file: string): boolean {
  if (!/\.(?:ts|tsx|mts|mjs)$/.test(file) || /\.test\.|(?:^|\/)testing\//.test(file)) return false;
  return files.includes(file) || folders.includes(file.split("/")[0] ?? "");
}

/** `lines` that are not blank, and the `characters` other than blanks and line ends. */
export type CodeSize = { files: number; lines: number; characters: number };

/** The size of the code by the first folder of each file. */
export function countCode(): Map<string, CodeSize> {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  const sizes = new Map<string, CodeSize>();
  for (const file of listed.split("\0").filter(isCounted)) {
    const path = new URL(`../../${file}`, import.meta.url);
    // Git lists a file that was removed and not committed yet.
    if (!fs.existsSync(path)) continue;
    const folder = file.includes("/") ? (file.split("/")[0] ?? "") : "beside the folders";
    const text = fs.readFileSync(path, "utf8");
    const size = {
      files: 1,
      lines: text.split("\n").filter((line) => line.trim() !== "").length,
      characters: [...text.replace(/\s/g, "")].length,
    };
    sizes.set(folder, addSizes(sizes.get(folder), size));
  }
  return sizes;
}

export function addSizes(one: CodeSize | undefined, other: CodeSize): CodeSize {
  return {
    files: (one?.files ?? 0) + other.files,
    lines: (one?.lines ?? 0) + other.lines,
    characters: (one?.characters ?? 0) + other.characters,
  };
}
