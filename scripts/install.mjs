import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { lockWithAddresses } from "./build/lock-with-addresses.mjs";

const root = path.resolve(import.meta.dirname, "..");
const stamp = path.join(root, "node_modules", ".installed");
const shrinkwrap = path.join(root, "npm-shrinkwrap.json");
let interrupted = false;

/** Not `npm ci`: it fails where the lock file or registry lacks other platforms' optional binaries. */
const quietly = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error"];

/** Installs the lock file's packages unless exactly these are installed. Imports Node's own modules only. */
export async function installWhatIsMissing() {
  const wanted = createHash("sha256");
  const patches = fs.readdirSync(path.join(root, "patches")).sort();
  for (const file of ["package.json", "package-lock.json", ...patches.map((patch) => `patches/${patch}`)])
    wanted.update(fs.readFileSync(path.join(root, file)));
  const hash = wanted.digest("hex");
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === hash) return console.log("✓ Packages are installed.");
  console.log("▸ Installing packages (a few minutes on the first start)");
  // npm fetches them anew: a changed patch fits the published package, not the patched one.
  for (const patch of patches) {
    const name = patch.replace(/\+[^+]*\.patch$/, "").replace("+", "/");
    fs.rmSync(path.join(root, "node_modules", name), { recursive: true, force: true });
  }
  // A registry may use other addresses than npm's: then each package is asked for, as npm does by itself.
  const status = (await installFromAddresses()) === 0 ? 0 : (await npm(["install", ...quietly])).status;
  if (status !== 0) {
    console.error("✗ The packages could not be installed. Is the npm registry within reach?");
    process.exit(status ?? 1);
  }
  fs.writeFileSync(stamp, hash);
}

/**
 * The lock file names no registry, so npm asks for the description of every version of each package: half of an
 * install. A copy with the addresses of the archives spares that. npm prefers a shrinkwrap file to the lock file, which
 * stays untouched.
 */
async function installFromAddresses() {
  const { status, output } = await npm(["config", "list", "--json"], ["ignore", "pipe", "ignore"]);
  if (status !== 0) return status;
  const config = JSON.parse(output);
  const otherScopes = Object.keys(config).flatMap((key) => /^(@[^:]+):registry$/.exec(key)?.[1] ?? []);
  const lock = JSON.parse(fs.readFileSync(path.join(root, "package-lock.json"), "utf8"));
  fs.writeFileSync(shrinkwrap, JSON.stringify(lockWithAddresses(lock, config.registry, otherScopes)));
  const result = await npm(["install", ...quietly]);
  fs.rmSync(shrinkwrap, { force: true });
  if (interrupted) process.exit(130);
  return result.status;
}

/**
 * Ctrl-C ends npm; this process outlives it, because a later `npm install` of a developer would prefer a shrinkwrap
 * file that stayed.
 * @param {string[]} args
 * @param {("inherit" | "ignore" | "pipe")[]} [stdio]
 */
async function npm(args, stdio = ["inherit", "inherit", "inherit"]) {
  const interrupt = () => {
    interrupted = true;
  };
  process.on("SIGINT", interrupt);
  const child = spawn("npm", args, { cwd: root, stdio, shell: process.platform === "win32" });
  let output = "";
  child.stdout?.setEncoding("utf8").on("data", (/** @type {string} */ text) => {
    output += text;
  });
  /** @type {number | null} */
  const status = await new Promise((resolve, reject) => child.on("error", reject).on("close", resolve));
  process.off("SIGINT", interrupt);
  return { status, output };
}
