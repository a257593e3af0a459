import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const stamp = path.join(root, "node_modules", ".installed");

/** Installs the packages of the lock file unless exactly these are installed. Imports Node's own modules only, because no package may be there. */
export function installWhatIsMissing() {
  const wanted = createHash("sha256");
  for (const file of ["package.json", "package-lock.json"]) wanted.update(fs.readFileSync(path.join(root, file)));
  for (const patch of fs.readdirSync(path.join(root, "patches")).sort()) wanted.update(fs.readFileSync(path.join(root, "patches", patch)));
  const hash = wanted.digest("hex");
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === hash) return console.log("✓ Packages are installed.");
  console.log("▸ Installing packages (a few minutes on the first start)");
  // Not `npm ci`: it fails on a lock file that lacks the optional binaries of other platforms, and a registry need not have them all.
  const { status } = spawnSync("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("✗ The packages could not be installed. Is the npm registry within reach?");
    process.exit(status ?? 1);
  }
  fs.writeFileSync(stamp, hash);
}
