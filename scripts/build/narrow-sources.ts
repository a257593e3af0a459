import fs from "node:fs";
import path from "node:path";
import { root } from "../steps.mjs";

// Run after a build: writes the signs beyond Latin-1 in the server's bundles as escapes. V8 keeps the source of every loaded bundle, and needs two bytes
// for each letter of a source that has one such sign (docs/decisions/0091).

/** The same source in Latin-1. A sign after a backslash that escapes it keeps that backslash as the beginning of its escape. */
export function narrowed(source: string): string {
  return source.replaceAll(/(\\*)([^\0-\xff]+)/g, (_, backslashes: string, signs: string) => {
    const before = backslashes.length % 2 === 1 ? backslashes.slice(1) : backslashes;
    const escapes = Array.from({ length: signs.length }, (_, index) => `\\u${signs.charCodeAt(index).toString(16).padStart(4, "0")}`);
    return before + escapes.join("");
  });
}

if (import.meta.main) {
  const built = path.join(root, ".next", "server");
  const bundles = fs.readdirSync(built, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  for (const name of bundles) {
    const file = path.join(built, name);
    const source = fs.readFileSync(file, "utf8");
    const narrow = narrowed(source);
    if (narrow !== source) fs.writeFileSync(file, narrow);
  }
}
