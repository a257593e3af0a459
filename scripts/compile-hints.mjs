import fs from "node:fs";
import path from "node:path";
import { root } from "./steps.mjs";

// Run after a build: marks the scripts that a page's HTML names, so that Chromium compiles them in the background while they arrive.
// Without the mark it compiles each function at its first call, which delays the reader's first touch (docs/decisions/0024).

const hint = "//# allFunctionsCalledOnLoad\n";
const built = path.join(root, ".next");
const pages = fs.readdirSync(path.join(built, "server", "app"), { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"));
const named = pages.flatMap((page) =>
  [...fs.readFileSync(path.join(built, "server", "app", page), "utf8").matchAll(/<script src="\/_next\/(static\/chunks\/[^"?]+\.js)"/g)].map(
    (found) => found[1],
  ),
);
for (const name of new Set(named)) {
  const file = path.join(built, name);
  const script = fs.readFileSync(file, "utf8");
  if (!script.startsWith(hint)) fs.writeFileSync(file, hint + script);
}
