import fs from "node:fs";
import path from "node:path";
import { constants, gzipSync } from "node:zlib";
import { plainPage, plainWords } from "../../lib/api/pages/plain-page";
import { defaultLanguage, languages } from "../../lib/platform/i18n/language";
import { filesIn } from "../../lib/process/files-in.ts";
import { root } from "../../lib/process/steps.ts";
import { requireBuild } from "../command/refuse-while-served";

const compressible = /\.(?:js|css|svg|json|txt|xml|html|webmanifest)$/;

/**
 * Makes the folder that nginx serves by itself (deploy/nginx.conf): the files of the build, and the page and the error
 * that are shown while no process answers. A gzip form is beside each file; the Brotli forms of the build are in `br`.
 * `release`: where the portal was built. @returns how many files it wrote
 */
export function writeStaticFiles(folder: string, release = root): number {
  if (release === root) requireBuild();
  fs.cpSync(path.join(release, ".next", "static"), path.join(folder, "_next", "static"), { recursive: true });
  for (const language of languages)
    fs.writeFileSync(path.join(folder, `unavailable.${language}.html`), plainPage(503, language));
  const { title, text } = plainWords(503, defaultLanguage);
  const answer = { status: false, success: false, message: `${title} ${text}`, code: "SERVICE_UNAVAILABLE" };
  fs.writeFileSync(path.join(folder, "unavailable.json"), JSON.stringify(answer));
  const files = filesIn(folder).filter((name) => !name.endsWith(".gz") && !name.startsWith("br/"));
  for (const name of files.filter((each) => compressible.test(each))) {
    const file = path.join(folder, name);
    fs.writeFileSync(`${file}.gz`, gzipSync(fs.readFileSync(file), { level: constants.Z_BEST_COMPRESSION }));
  }
  const compressed = path.join(release, ".next", "compressed", "static");
  // A release from before the build compressed its files has none.
  if (fs.existsSync(compressed)) fs.cpSync(compressed, path.join(folder, "br", "_next", "static"), { recursive: true });
  return files.length;
}
