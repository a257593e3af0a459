import fs from "node:fs";
import path from "node:path";
import { transform } from "esbuild";
import { root } from "../../lib/process/steps.ts";

const sourceMap = /\n\/\/# sourceMappingURL=.*\s*$/;
const beyondLatin1 = /[^\0-\xff]/g;
const loadsAnother = /^module\.exports=require\("[^"]+"\);$/;

/**
 * Makes a folder of server chunks small in memory. V8 keeps the source of every script that it has read. Turbopack
 * writes one chunk under several names: each other one loads the first. V8 needs two bytes for each letter of a script
 * that has a letter beyond Latin-1, so this function writes such letters as escapes.
 * @returns how many chunks load another one
 */
export async function shrinkServerChunks(folder: string): Promise<number> {
  const names = fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  const firsts = new Map<string, string>();
  for (const name of names.toSorted()) {
    const file = path.join(folder, name);
    const source = fs.readFileSync(file, "utf8").replace(sourceMap, "");
    if (loadsAnother.test(source)) continue;
    const first = firsts.get(source);
    if (first !== undefined) {
      const address = path.posix.relative(path.dirname(name), first);
      fs.writeFileSync(
        file,
        `module.exports=require(${JSON.stringify(address.startsWith(".") ? address : `./${address}`)});`,
      );
      continue;
    }
    firsts.set(source, name);
    if (source.search(beyondLatin1) < 0) continue;
    const { code } = await transform(source, { charset: "ascii", minifyWhitespace: true });
    // What esbuild leaves are regular expressions, which mean the same with escapes, and raw templates, which do not.
    const escaped = /\braw`/.test(code) ? code : code.replace(beyondLatin1, (letter) => `\\u${hexadecimal(letter)}`);
    fs.writeFileSync(file, escaped);
  }
  return names.length - firsts.size;
}

function hexadecimal(letter: string): string {
  return letter.charCodeAt(0).toString(16).padStart(4, "0");
}

if (import.meta.main) await shrinkServerChunks(path.join(root, ".next", "server", "chunks"));
