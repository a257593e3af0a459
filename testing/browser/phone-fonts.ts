import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const latin = ["roboto"];
const ofPhone = [...latin, "noto-sans-devanagari"];
const weights = ["400Regular", "500Medium", "600SemiBold", "700Bold"];

/**
 * The environment of a browser that has the fonts of an Android phone and no others, whatever is installed on this
 * machine: how many lines a text takes, and with it what fits a screen, is then the same everywhere. Linux alone reads
 * it.
 */
export const withPhoneFonts = () => withFonts("sehat-shala-fonts", ofPhone);

/** The environment of a browser on a machine without a Hindi font. */
export const withoutHindiFont = () => withFonts("sehat-shala-latin-fonts", latin);

function withFonts(name: string, packages: string[]): NodeJS.ProcessEnv {
  const folder = path.join(os.tmpdir(), name);
  const file = path.join(folder, "fonts.conf");
  const wanted = configuration(folder, packages);
  if (!fs.existsSync(file) || fs.readFileSync(file, "utf8") !== wanted) {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(`${file}.${process.pid}`, wanted);
    fs.renameSync(`${file}.${process.pid}`, file);
  }
  return { ...process.env, FONTCONFIG_FILE: file };
}

function configuration(folder: string, packages: string[]): string {
  const root = path.resolve(import.meta.dirname, "../../node_modules/@expo-google-fonts");
  const folders = packages.flatMap((name) => weights.map((weight) => `<dir>${path.join(root, name, weight)}</dir>`));
  const families = ["system-ui", "sans-serif", "serif", "monospace"].map(
    (name) =>
      `<alias binding="strong"><family>${name}</family><prefer><family>Roboto</family><family>Noto Sans Devanagari</family></prefer></alias>`,
  );
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${[...folders, ...families, `<cachedir>${path.join(folder, "cache")}</cachedir>`].join("\n")}
</fontconfig>
`;
}
