import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { root, runSteps } from "../../lib/process/steps.ts";
import { buildSteps } from "./build-steps.ts";
import { refuseWhileRunning } from "./running-here.ts";

/** Builds the portal unless the build is of exactly these sources. */
export async function buildWhatChanged() {
  const stamp = path.join(root, ".next", "built-from");
  const sources = hashOfSources();
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === sources)
    return console.log("✓ The build is up to date.");
  refuseWhileRunning(root);
  await runSteps([
    ["Checking the content", "tsx", ["scripts/content/check.ts"]],
    ["Preparing the database", "tsx", ["scripts/migrate.ts"]],
    ...buildSteps(),
  ]);
  fs.writeFileSync(stamp, sources);
}

/**
 * A hash of everything that a build depends on: the sources and the content. No setting is among it: one build serves
 * any address.
 */
function hashOfSources() {
  const hash = createHash("sha256");
  const roots = [
    "app",
    "components",
    "lib",
    "messages",
    "offline",
    "public",
    "patches",
    "server/threads",
    process.env.PORTAL_CONTENT_DIR || "content",
  ];
  const files = [
    "package.json",
    "package-lock.json",
    "next.config.mjs",
    "middleware.ts",
    "tsconfig.json",
    "postcss.config.mjs",
  ];
  for (const folder of roots) {
    const base = path.resolve(root, folder);
    // The check of the content says so in words.
    if (!fs.existsSync(base)) continue;
    for (const entry of fs.readdirSync(base, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) files.push(path.join(entry.parentPath, entry.name));
  }
  for (const file of files.sort()) hash.update(`${file}\0`).update(fs.readFileSync(path.resolve(root, file)));
  return hash.digest("hex");
}
