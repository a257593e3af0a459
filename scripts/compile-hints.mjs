import fs from "node:fs";
import path from "node:path";
import { root } from "./steps.mjs";

// After a build: the scripts that a page asks for with its HTML say so to the browser, which then compiles them while they arrive, beside
// the page. Without it Chromium compiles each function when it is first called, in the way of the reader's first touch
// (docs/decisions/0024).

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
