import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { root } from "../../../lib/process/steps.ts";

/**
 * Copies the files of the project that git knows or would take, as they are now. `modules`: a link to node_modules is
 * enough for scripts; a build wants them inside the folder it builds, so they are linked one by one, which takes no
 * space.
 */
export function copyTree(target: string, modules: "link" | "hard links"): void {
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64_000_000,
  });
  for (const file of files.split("\0").filter((each) => each && fs.existsSync(path.join(root, each)))) {
    fs.mkdirSync(path.join(target, path.dirname(file)), { recursive: true });
    fs.copyFileSync(path.join(root, file), path.join(target, file));
  }
  const [from, to] = [path.join(root, "node_modules"), path.join(target, "node_modules")];
  if (modules === "link") fs.symlinkSync(from, to);
  else linkFolder(from, to);
}

function linkFolder(from: string, to: string): void {
  try {
    execFileSync("cp", ["-al", from, to], { stdio: "ignore" });
  } catch {
    // Another disk, or a system whose `cp` cannot.
    fs.rmSync(to, { recursive: true, force: true });
    fs.cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
}
