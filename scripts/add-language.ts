import { parseArgs } from "node:util";
import { languageFacts } from "../lib/platform/i18n/language.ts";
import { addLanguage } from "./languages/add-language";
import { root } from "./steps.mjs";

// npm run add-language -- mr --name मराठी --script Devanagari [--locale mr-IN-u-nu-latn] [--direction rtl]
// Makes the line and every file of a language, with the English texts in them to be translated (docs/adding-a-language.md).

const usage = "npm run add-language -- mr --name मराठी --script Devanagari [--locale mr-IN-u-nu-latn] [--direction rtl]";
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { name: { type: "string" }, script: { type: "string" }, locale: { type: "string" }, direction: { type: "string", default: "ltr" } },
});
const [code] = positionals;
const { name, script, direction, locale = `${code}-IN-u-nu-latn` } = values;
if (!code || !name || !script || (direction !== "ltr" && direction !== "rtl")) {
  console.error(usage);
  process.exit(2);
}
const { line, made, extended } = addLanguage(root, { code, name, direction, locale, script }, (english) => english);
console.log(line.trim());
console.log(
  `${made.length} files made and ${extended.length} extended, beside ${Object.keys(languageFacts).length} languages. Their texts are English: translate them.`,
);
